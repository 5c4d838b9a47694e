import InbetweenMotion

/// The node of a section: its views stand in its own place, header and footer marked as what they are.
final class SectionNode<Parent: View, Content: View, Footer: View>: _ViewNode<
  Section<Parent, Content, Footer>
>
{
  private var view: Section<Parent, Content, Footer>
  private var header: _ViewNode<SectionEdge<Parent>>?
  private var content: _ViewNode<Content?>?
  private var footer: _ViewNode<SectionEdge<Footer>>?
  private var headerElements: [SectionEdgeElement] = []
  private var footerElements: [SectionEdgeElement] = []

  init(_ view: Section<Parent, Content, Footer>, in context: _NodeContext) {
    self.view = view
    super.init(in: context)
    header = SectionEdge._makeNode(
      SectionEdge(content: view.header, isExpanded: view.isExpanded),
      in: self.context(label: "header"))
    content = Content?._makeNode(shownContent, in: contentContext())
    footer = SectionEdge._makeNode(
      SectionEdge(content: view.footer), in: self.context(label: "footer"))
    syncEdges()
  }

  override func update(_ view: Section<Parent, Content, Footer>) {
    self.view = view
    header?.update(SectionEdge(content: view.header, isExpanded: view.isExpanded))
    content?.update(shownContent)
    footer?.update(SectionEdge(content: view.footer))
  }

  override func refresh() { content?.update(shownContent) }

  /// What is between header and footer; nil while the section is collapsed.
  private var shownContent: Content? {
    guard let isExpanded = view.isExpanded else { return view.content }
    return evaluate { isExpanded.wrappedValue } ? view.content : nil
  }

  override var elements: [Element] {
    headerElements + (content?.elements ?? []) + footerElements
  }

  override func childElementsDidChange(_ child: _Node) {
    if child !== content { syncEdges() }
    elementsDidChange()
  }

  override func unmount() {
    super.unmount()
    header?.unmount()
    content?.unmount()
    footer?.unmount()
    for element in headerElements + footerElements { element.unmount() }
  }

  private func syncEdges() {
    _ = syncedWrappers(&headerElements, of: header?.elements ?? []) {
      SectionEdgeElement(node: self, child: $0, isHeader: true)
    }
    _ = syncedWrappers(&footerElements, of: footer?.elements ?? []) {
      SectionEdgeElement(node: self, child: $0, isHeader: false)
    }
  }
}

/// Marks a header or a footer.
final class SectionEdgeElement: UnaryElement, PinnableElement {
  let isHeader: Bool
  var pin: SectionPin?

  init(node: _Node, child: Element, isHeader: Bool) {
    self.isHeader = isHeader
    super.init(node: node, child: child)
  }

  override var zIndex: Double { pinnedZIndex }

  override func scopeOrigin(at time: Double?) -> LayoutPoint? {
    pinnedOrigin(at: time)
  }

  override func drawParts(into builder: PictureBuilder) {
    guard let pin else { return super.drawParts(into: builder) }
    pin.draw(into: builder) { super.drawParts(into: builder) }
  }
}

extension Element {
  /// The header or footer that the element is, or something around one.
  var sectionEdge: SectionEdgeElement? {
    var element: Element? = self
    while let current = element {
      if let edge = current as? SectionEdgeElement { return edge }
      element = (current as? UnaryElement)?.child
    }
    return nil
  }
}

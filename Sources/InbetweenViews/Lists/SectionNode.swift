import InbetweenMotion

/// The node of a section: its views stand in its own place, header and footer marked as what they are.
final class SectionNode<Parent: View, Content: View, Footer: View>: _ViewNode<
  Section<Parent, Content, Footer>
>
{
  private var header: _ViewNode<SectionEdge<Parent>>?
  private var content: _ViewNode<Content>?
  private var footer: _ViewNode<SectionEdge<Footer>>?
  private var headerElements: [SectionEdgeElement] = []
  private var footerElements: [SectionEdgeElement] = []

  init(_ view: Section<Parent, Content, Footer>, in context: _NodeContext) {
    super.init(in: context)
    header = SectionEdge._makeNode(
      SectionEdge(content: view.header), in: self.context(label: "header"))
    content = Content._makeNode(view.content, in: contentContext())
    footer = SectionEdge._makeNode(
      SectionEdge(content: view.footer), in: self.context(label: "footer"))
    syncEdges()
  }

  override func update(_ view: Section<Parent, Content, Footer>) {
    header?.update(SectionEdge(content: view.header))
    content?.update(view.content)
    footer?.update(SectionEdge(content: view.footer))
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

/// A header or a footer, with the look that a list gives it.
nonisolated struct SectionEdge<Content: View>: View {
  let content: Content
  @Environment(\.isInList) private var isInList

  @MainActor var body: some View {
    if isInList { content.foregroundStyle(.secondary) } else { content }
  }
}

/// Marks a header or a footer.
final class SectionEdgeElement: UnaryElement {
  let isHeader: Bool

  init(node: _Node, child: Element, isHeader: Bool) {
    self.isHeader = isHeader
    super.init(node: node, child: child)
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

/// A view that takes all the space that it is offered, and whose content depends on how much that is.
///
/// Shape: the content stands in the upper left corner. It is evaluated in layout, when the size is known, and
/// again when that changes, or a place that the content has asked for. Edges: where nothing is offered, the
/// size is 10 points, rounded up to whole cells.
public nonisolated struct GeometryReader<Content: View>: View {
  public typealias Body = Never

  /// What makes the content.
  public var content: (GeometryProxy) -> Content

  /// Creates a view whose content depends on the space for it.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  @MainActor public static func _makeNode(
    _ view: GeometryReader<Content>, in context: _NodeContext
  ) -> _ViewNode<GeometryReader<Content>> {
    GeometryReaderNode(view, in: context)
  }
}

/// Somebody whose content depends on a geometry.
@MainActor
protocol GeometryReading: AnyObject {
  /// Evaluates the content anew.
  func geometryDidChange()
}

/// The node of a geometry reader: the content is made when layout knows its size.
final class GeometryReaderNode<Content: View>: _ViewNode<GeometryReader<Content>>, GeometryReading {
  private var view: GeometryReader<Content>
  private var element: GeometryReaderElement?
  private var child: _ViewNode<Content>?

  init(_ view: GeometryReader<Content>, in context: _NodeContext) {
    self.view = view
    super.init(in: context)
    let element = GeometryReaderElement(node: self, typeName: "GeometryReader")
    element.reading = self
    self.element = element
  }

  override func update(_ view: GeometryReader<Content>) {
    self.view = view
    refresh()
  }

  override func refresh() {
    // Before the first layout there is nothing to tell the content.
    guard let child, let content = evaluated() else { return }
    child.update(content)
  }

  func geometryDidChange() {
    guard child == nil else { return refresh() }
    guard let content = evaluated() else { return }
    let child = Content._makeNode(content, in: context())
    self.child = child
    element?.setChildren(child.elements)
  }

  override var elements: [Element] { element.map { [$0] } ?? [] }

  override var pathComponent: String? { "GeometryReader" }

  override func childElementsDidChange(_ child: _Node) { element?.setChildren(child.elements) }

  override func unmount() {
    super.unmount()
    child?.unmount()
    element?.unmount()
  }

  private func evaluated() -> Content? {
    guard let element else { return nil }
    let proxy = GeometryProxy(element, size: element.rect.size)
    return evaluate { view.content(proxy) }
  }
}

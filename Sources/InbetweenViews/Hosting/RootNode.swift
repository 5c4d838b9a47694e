/// The top of the tree: its content stands in the middle of the window.
final class RootNode: _Node {
  private var child: _Node?
  private(set) var element: StackElement?

  init<Content: View>(_ content: Content, graph: ViewGraph, environment: EnvironmentScope) {
    super.init(
      in: _NodeContext(
        graph: graph, parent: nil, environment: environment, transactions: nil, label: ""))
    element = StackElement(node: self, typeName: "Window", axis: .vertical)
    child = Content._makeNode(content, in: context())
    element?.setChildren(child?.elements ?? [])
  }

  override func childElementsDidChange(_ child: _Node) { element?.setChildren(child.elements) }

  override func unmount() {
    super.unmount()
    child?.unmount()
  }

  /// Lays the tree out in a window of a size in points.
  func layOut(in size: LayoutSize) {
    guard let element else { return }
    graph.surroundings.setWindowSize(size)
    let own = element.grid.up(element.sizeThatFits(Proposal(size)))
    let window = LayoutRect(.zero, size)
    element.place(
      at: element.grid.nearest(Alignment.center.origin(of: own, in: window)),
      proposal: Proposal(size))
  }
}

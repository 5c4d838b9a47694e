/// Several views side by side in a builder.
public nonisolated struct TupleView<each Content: View>: View {
  public typealias Body = Never

  /// The views.
  public var value: (repeat each Content)

  /// Creates a view of several ones.
  public init(_ value: repeat each Content) { self.value = (repeat each value) }

  @MainActor public static func _makeNode(
    _ view: TupleView<repeat each Content>, in context: _NodeContext
  ) -> _ViewNode<TupleView<repeat each Content>> {
    ListNode(view, in: context)
  }
}

extension TupleView: ViewList {
  @MainActor func makeChildren(in context: _NodeContext) -> [_Node] {
    var children: [_Node] = []
    for child in repeat each value {
      children.append(make(child, in: context.labelled("\(children.count)")))
    }
    return children
  }

  @MainActor func updateChildren(_ children: [_Node]) {
    var index = 0
    for child in repeat each value {
      update(children[index], with: child)
      index += 1
    }
  }

  @MainActor private func make<Child: View>(_ child: Child, in context: _NodeContext) -> _Node {
    Child._makeNode(child, in: context)
  }

  @MainActor private func update<Child: View>(_ node: _Node, with child: Child) {
    node.cast(to: Child.self).update(child)
  }
}

/// A fixed list of views.
@MainActor
protocol ViewList: View {
  func makeChildren(in context: _NodeContext) -> [_Node]
  func updateChildren(_ children: [_Node])
}

/// The node of a fixed list of views.
final class ListNode<List: ViewList>: _ViewNode<List> {
  private var children: [_Node] = []

  init(_ list: List, in context: _NodeContext) {
    super.init(in: context)
    children = list.makeChildren(in: contentContext())
  }

  override func update(_ list: List) { list.updateChildren(children) }

  override var elements: [Element] { children.flatMap(\.elements) }

  override func unmount() {
    super.unmount()
    for child in children { child.unmount() }
  }
}

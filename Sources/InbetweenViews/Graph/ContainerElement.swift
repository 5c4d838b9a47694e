/// An element around several others, which arranges them.
@MainActor
class ContainerElement: Element {
  private var own: [Element] = []
  private let name: String

  init(node: _Node, typeName: String) {
    name = typeName
    super.init(node: node)
  }

  override var typeName: String { name }
  override var children: [Element] { own }

  /// The children that take part in layout: those that have not been removed.
  private(set) var present: [Element] = []

  final func setChildren(_ elements: [Element]) {
    own = elements
    for element in elements { element.parent = self }
    graph.setNeedsRebuild()
    let live = elements.filter { !$0.isRemoved }
    // One that leaves for good took no part in layout any more.
    guard !areSame(live, present) else { return }
    present = live
    setNeedsLayout()
    preferencesDidChange()
  }
}

/// Whether two rows of elements are the same ones in the same order.
@MainActor
func areSame(_ left: [Element], _ right: [Element]) -> Bool {
  left.count == right.count && zip(left, right).allSatisfy { $0 === $1 }
}

/// The nodes that have to be evaluated again, parents before their children.
@MainActor
struct NodeQueue {
  private var nodes = Heap<QueuedNode>()

  nonisolated private struct QueuedNode: Comparable {
    let depth: Int
    let serial: Int
    let node: _Node

    static func < (lhs: QueuedNode, rhs: QueuedNode) -> Bool {
      (lhs.depth, lhs.serial) < (rhs.depth, rhs.serial)
    }

    static func == (lhs: QueuedNode, rhs: QueuedNode) -> Bool { lhs.serial == rhs.serial }
  }

  var isEmpty: Bool { nodes.isEmpty }

  /// Adds a node, once.
  mutating func insert(_ node: _Node) {
    guard !node.isQueued else { return }
    node.isQueued = true
    nodes.insert(QueuedNode(depth: node.depth, serial: node.serial, node: node))
  }

  /// Takes the next node that is still to be evaluated.
  mutating func removeFirst() -> _Node? {
    while let node = nodes.removeFirst()?.node {
      // Its parent may have evaluated it in the meantime.
      guard node.isQueued, node.isMounted else { continue }
      node.isQueued = false
      return node
    }
    return nil
  }
}

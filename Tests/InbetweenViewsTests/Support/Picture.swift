import Inbetween

/// What a frame shows, node by node, as a dump lists it.
struct Picture {
  /// One node in a frame.
  struct Node: CustomStringConvertible {
    let name: String?
    let type: String
    let path: String
    /// Where it stands in the window, in cells.
    let frame: CellRect
    let opacity: Double
    let phase: DisplayNode.Phase
    let item: DisplayItem

    var x: Double { frame.x }
    var y: Double { frame.y }
    var width: Double { frame.width }
    var height: Double { frame.height }

    var description: String {
      "\(name ?? "-") \(type) (\(x), \(y), \(width), \(height)) \(opacity) \(phase)"
    }
  }

  let nodes: [Node]
  let list: DisplayList
  let nextUpdate: Double?

  init(_ frame: Frame) {
    list = frame.list
    nextUpdate = frame.nextUpdate
    nodes = frame.list.items.compactMap { item in
      let list = frame.list
      // A shadow belongs to no node.
      guard item.node >= 0 else { return nil }
      let node = list.nodes[Int(item.node)]
      guard item.payload != .marker || node.name != nil else { return nil }
      return Node(
        name: node.name, type: node.type, path: node.path, frame: list.windowFrame(of: item),
        opacity: list.opacity(ofScope: item.scope), phase: node.phase, item: item)
    }
  }

  /// The nodes with a name, in paint order.
  func all(_ name: String) -> [Node] { nodes.filter { $0.name == name } }

  /// The nodes of a type, in paint order.
  func ofType(_ type: String) -> [Node] { nodes.filter { $0.type == type } }

  /// The frames of the nodes with a name, in paint order.
  func frames(_ name: String) -> [CellRect] { all(name).map(\.frame) }

  /// The texts in paint order, each with its frame; several lines are joined by `/`.
  var texts: [(text: String, frame: CellRect)] {
    nodes.compactMap { node in
      guard case .text(let index, _) = node.item.payload else { return nil }
      let lines = list.texts[Int(index)].lines.map { $0.text(in: list.clusters) }
      return (lines.joined(separator: "/"), node.frame)
    }
  }

  /// Where a text stands; nil if it is not shown.
  func text(_ text: String) -> CellRect? { texts.first { $0.text == text }?.frame }
}

/// Returns a rectangle, in the order in which scenarios write one.
func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CellRect {
  CellRect(x: x, y: y, width: width, height: height)
}

/// Whether two numbers differ by no more than a tolerance.
func near(_ lhs: Double?, _ rhs: Double, _ tolerance: Double = 0.0005) -> Bool {
  lhs.map { abs($0 - rhs) <= tolerance } ?? false
}

/// Whether rows of numbers differ by no more than a tolerance.
func near(_ lhs: [Double], _ rhs: [Double], _ tolerance: Double = 0.0005) -> Bool {
  lhs.count == rhs.count && zip(lhs, rhs).allSatisfy { near($0, $1, tolerance) }
}

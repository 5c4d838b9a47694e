import InbetweenDrawing

/// A node as it is seen in a frame.
struct SeenNode: Hashable, CustomStringConvertible {
  let name: String?
  let type: String
  let path: String
  let phase: DisplayNode.Phase
  let frame: CellRect
  let opacity: Double

  /// Returns what is seen in a picture whose nodes are described, in paint order.
  static func all(in list: DisplayList) -> [SeenNode] {
    list.items.compactMap { item in
      guard list.nodes.indices.contains(Int(item.node)) else { return nil }
      let node = list.nodes[Int(item.node)]
      guard item.payload != .marker || node.name != nil else { return nil }
      return SeenNode(
        name: node.name, type: node.type, path: node.path, phase: node.phase,
        frame: list.windowFrame(of: item), opacity: list.opacity(ofScope: item.scope))
    }
  }

  /// Whether it stands where another one does, but for a distance in cells.
  ///
  /// A text takes its final size at once, and stands at the nearest cell.
  func isNear(_ other: SeenNode, within distance: Double) -> Bool {
    let isText = type == "Text"
    let reach = isText ? max(distance, 0.5 + 1e-6) : distance
    let isAtPlace = abs(frame.x - other.frame.x) <= reach && abs(frame.y - other.frame.y) <= reach
    guard isAtPlace, !isText else { return isAtPlace }
    return abs(frame.width - other.frame.width) <= reach
      && abs(frame.height - other.frame.height) <= reach
  }

  /// How far in cells it stands from another one: the greatest of its edges' distances.
  ///
  /// Of a text, which takes its final size at once, the upper left corner counts.
  func distance(to other: SeenNode) -> Double {
    let near = max(abs(frame.x - other.frame.x), abs(frame.y - other.frame.y))
    guard type != "Text" else { return near }
    let (right, bottom) = (frame.x + frame.width, frame.y + frame.height)
    let far = max(
      abs(right - other.frame.x - other.frame.width),
      abs(bottom - other.frame.y - other.frame.height))
    return max(near, far)
  }

  var description: String {
    "\(name ?? type) (\(frame.x), \(frame.y), \(frame.width), \(frame.height)) in \(path)"
  }
}

import InbetweenDrawing

/// Four looks at evenly spaced times, by which a step in a motion is told from a fast motion.
///
/// What goes fast goes as fast just before or just after; what jumps does so between two looks only.
struct ContinuityWalk {
  /// How much further than thrice its neighbours' way, in cells, a node may go from one look to the next.
  private static let slack = 0.25
  private static let ratio = 3.0
  private var looks: [(time: Double, nodes: [Key: SeenNode])] = []

  /// What a node is known by from one look to the next.
  private struct Key: Hashable {
    let name: String
    let type: String
    let path: String
  }

  /// Takes a look, and returns what was seen to jump before it.
  mutating func add(_ nodes: [SeenNode], at time: Double) -> [String] {
    var known: [Key: SeenNode] = [:]
    var order: [Key] = []
    for node in nodes {
      guard let name = node.name else { continue }
      let key = Key(name: name, type: node.type, path: node.path)
      if known.updateValue(node, forKey: key) == nil { order.append(key) }
    }
    looks.append((time, known))
    guard looks.count == 4 else { return [] }
    defer { looks.removeFirst() }
    return order.compactMap { jump(of: $0) }
  }

  /// Says whether a node jumped between the two looks in the middle.
  private func jump(of key: Key) -> String? {
    let seen = looks.compactMap { $0.nodes[key] }
    guard seen.count == looks.count else { return nil }
    let ways = zip(seen, seen.dropFirst()).map { $0.distance(to: $1) }
    // A text goes from cell to cell.
    let slack = key.type == "Text" ? 1 + Self.slack : Self.slack
    guard ways[1] > Self.ratio * max(ways[0], ways[2]) + slack else { return nil }
    return "between \(looks[1].time) and \(looks[2].time): \(seen[1]) jumped to \(seen[2])"
  }
}

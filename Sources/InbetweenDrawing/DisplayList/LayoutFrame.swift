/// Where a node stands in a picture: what a dump prints of it, and what a test pins.
///
/// Not in SwiftUI. Units: cells.
public struct LayoutFrame: Hashable, Sendable {
  /// What the node is.
  public let node: DisplayNode
  /// Where it stands in the window, clipped by nothing.
  public let frame: CellRect
  /// The product of the opacity effects and transitions from the root.
  public let opacity: Double

  /// The matched id, accessibility identifier or explicit id; nil where the author gave none.
  public var name: String? { node.name }
}

extension DisplayList {
  /// The nodes that draw something or bear a name, in paint order, each once.
  ///
  /// Not in SwiftUI. Edges: empty unless the producer was asked to describe its nodes.
  public var layoutFrames: [LayoutFrame] {
    var isListed = [Bool](repeating: false, count: nodes.count)
    var frames: [LayoutFrame] = []
    for item in items {
      let number = Int(item.node)
      guard nodes.indices.contains(number), !isListed[number] else { continue }
      guard item.payload != .marker || nodes[number].name != nil else { continue }
      isListed[number] = true
      frames.append(
        LayoutFrame(
          node: nodes[number], frame: windowFrame(of: item), opacity: opacity(ofScope: item.scope)))
    }
    return frames
  }

  /// Returns the nodes with a name, in paint order.
  ///
  /// Not in SwiftUI.
  public func layoutFrames(named name: String) -> [LayoutFrame] {
    layoutFrames.filter { $0.name == name }
  }
}

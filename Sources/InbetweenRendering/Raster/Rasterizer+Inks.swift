import InbetweenDrawing

/// Texts of which parts have colours of their own.
extension Rasterizer {
  /// Whether an item is a text with parts that have colours of their own.
  func hasOwnInks(_ item: DisplayItem, _ list: DisplayList) -> Bool {
    guard case .text(let text, _) = item.payload else { return false }
    return list.texts[Int(text)].styles.contains { $0.paint != nil }
  }

  /// Finds the colours of a text's styles as they are shown.
  mutating func placeInks(
    _ index: Int, _ text: TextBlock, _ scope: ScopeCache.State, clarity: Float
  ) {
    guard text.styles.contains(where: { $0.paint != nil }) else { return }
    inks[Int32(index)] = text.styles.map { style in
      guard let paint = style.paint else { return nil }
      var ink = paint.vector
      ink.w = clarity * Float(min(1, Rounding.steady(scope.opacity * Double(ink.w))))
      return scope.filter?.applied(to: ink).clamped ?? ink
    }
  }

  /// How a cluster of a text is drawn, and where it leads; no colour for that of the item.
  func look(
    of cluster: ShapedLine.Cluster, in text: TextBlock, _ index: Int
  ) -> (attributes: TextAttributes, ink: SIMD4<Float>?, link: UInt16) {
    let number = Int(cluster.style) - 1
    guard text.styles.indices.contains(number) else { return (placed[index].attributes, nil, 0) }
    return (
      placed[index].attributes.union(text.styles[number].attributes),
      inks[Int32(index)]?[number], text.styles[number].link
    )
  }
}

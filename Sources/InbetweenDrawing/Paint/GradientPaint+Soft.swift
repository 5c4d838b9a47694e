extension GradientPaint {
  /// Returns how a shape in one colour is drawn with soft edges: a rectangle of whole cells, and its colours.
  ///
  /// Units: `blur` is how far the edges fade to both sides, in points. Ellipses are drawn as capsules, and paths
  /// as their frames.
  package static func soft(
    _ shape: ShapeGeometry, color: RGBA, blur: Double, frame: CellRect, metrics: CellMetrics
  ) -> (frame: CellRect, paint: GradientPaint) {
    let dx = blur / metrics.width
    let dy = blur / metrics.height
    let drawn = CellRect(
      x: frame.x - dx, y: frame.y - dy, width: frame.width + 2 * dx, height: frame.height + 2 * dy
    ).wholeCells
    var x = (frame.x - drawn.x) * metrics.width
    var y = (frame.y - drawn.y) * metrics.height
    var width = max(0, frame.width * metrics.width)
    var height = max(0, frame.height * metrics.height)
    let shorter = min(width, height)
    var cornerRadius = 0.0
    switch shape {
    case .rectangle, .path: break
    case .roundedRectangle(let cornerWidth, let cornerHeight):
      cornerRadius = max(0, min(cornerWidth, cornerHeight, shorter / 2))
    case .capsule, .ellipse: cornerRadius = shorter / 2
    case .circle:
      cornerRadius = shorter / 2
      x += (width - shorter) / 2
      y += (height - shorter) / 2
      (width, height) = (shorter, shorter)
    }
    var clear = color
    clear.alpha = 0
    let paint = GradientPaint(
      stops: [Stop(color: clear, location: 0), Stop(color: color, location: 1)],
      geometry: .box(
        x: x, y: y, width: width, height: height, cornerRadius: cornerRadius, blur: blur))
    return (drawn, paint)
  }
}

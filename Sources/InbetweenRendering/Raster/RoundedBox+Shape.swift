import InbetweenDrawing

extension RoundedBox {
  /// Creates the box of a shape in a frame, round in points; the frame is in cells.
  init(_ shape: ShapeGeometry, in frame: CellRect, metrics: CellMetrics) {
    self.init(
      left: Rounding.steady(frame.x) * 8, top: Rounding.steady(frame.y) * 8,
      right: Rounding.steady(frame.maxX) * 8, bottom: Rounding.steady(frame.maxY) * 8)
    let width = (right - left) / 8 * metrics.width
    let height = (bottom - top) / 8 * metrics.height
    guard width > 0, height > 0 else { return }
    switch shape {
    case .rectangle, .path: break
    case .roundedRectangle(let cornerWidth, let cornerHeight):
      setCorners(min(cornerWidth, width / 2), min(cornerHeight, height / 2), metrics)
    case .capsule:
      setCorners(min(width, height) / 2, min(width, height) / 2, metrics)
    case .ellipse:
      setCorners(width / 2, height / 2, metrics)
    case .circle:
      let diameter = min(width, height)
      let dx = (width - diameter) / metrics.width * 4
      let dy = (height - diameter) / metrics.height * 4
      self = grown(byX: -dx, y: -dy)
      setCorners(diameter / 2, diameter / 2, metrics)
    }
  }

  private mutating func setCorners(_ width: Double, _ height: Double, _ metrics: CellMetrics) {
    guard width > 0, height > 0 else { return }
    cornerWidth = width / metrics.width * 8
    cornerHeight = height / metrics.height * 8
  }
}

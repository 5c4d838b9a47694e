import Foundation
import InbetweenDrawing
import InbetweenMotion

extension Rasterizer {
  /// Half the size of a line's pen in eighths, at least half of what the edges resolve; nil for no line.
  func pen(_ lineWidth: Double, _ metrics: CellMetrics) -> SIMD2<Double>? {
    guard lineWidth > 0, lineWidth.isFinite else { return nil }
    let least = edges == .cell ? 4.0 : 0.5
    return SIMD2(
      max(least, lineWidth * 4 / metrics.width), max(least, lineWidth * 4 / metrics.height))
  }

  // MARK: Paths

  mutating func placeFill(
    _ index: Int, of path: Path, at frame: CellRect, clip: CellBox, metrics: CellMetrics
  ) {
    let origin = SIMD2(frame.x, frame.y) * 8
    let lines = path.flattened(
      tolerance: 0.125, scaleX: 8 / metrics.width, scaleY: 8 / metrics.height)
    var outline = Outline()
    for points in lines { outline.add(polygon: points.map { $0 + origin }) }
    place(index, outline, clip: clip)
  }

  mutating func placeLine(
    _ index: Int, of path: Path, _ style: StrokeStyle, at frame: CellRect, clip: CellBox,
    metrics: CellMetrics
  ) {
    guard let pen = pen(Double(style.lineWidth), metrics) else { return }
    let origin = SIMD2(frame.x, frame.y) * 8
    let lines = path.lines(
      style, tolerance: 0.125, scaleX: 8 / metrics.width, scaleY: 8 / metrics.height)
    let geometry = StrokeGeometry(style)
    var outline = Outline()
    for points in lines { outline.add(lineAlong: points.map { $0 + origin }, pen: pen, geometry) }
    placed[index].isLine = true
    place(index, outline, clip: clip)
  }

  mutating func place(_ index: Int, _ outline: Outline, clip: CellBox) {
    var outline = outline
    var area = outline.finish(in: clip)
    // Where whole cells are painted, a shape may reach beyond its box.
    if edges == .cell, !area.isEmpty {
      let cells = area.cellsAroundEighths
      area = CellBox(
        left: cells.left * 8, top: cells.top * 8, right: cells.right * 8, bottom: cells.bottom * 8)
    }
    guard !area.isEmpty else { return }
    placed[index].kind = .outline
    placed[index].area = area
    placed[index].cells = area.cellsAroundEighths
    outlines[Int32(index)] = outline
  }

  // MARK: Turned and stretched shapes

  /// Places a shape that its scopes turn or stretch.
  mutating func placeMapped(_ index: Int, _ scope: ScopeCache.State, _ list: DisplayList) {
    let item = list.items[index]
    let metrics = list.metrics
    let size = item.frame.size(in: metrics)
    let clip = eighths(of: scope.clip, in: list.size)
    let toEighths = map(from: item.frame, scope.map, metrics)
    var path: Path
    var width: Double?
    var stroke = StrokeStyle()
    switch item.payload {
    case .marker, .text: return
    case .fill(let shape): path = shape.path(in: size, paths: list.paths)
    case .evenOddFill(let number):
      path = list.paths[Int(number)]
      placed[index].isEvenOdd = true
    case .image: path = Path(CGRect(origin: .zero, size: size))
    case .stroke(let shape, let lineWidth):
      path = shape.path(in: size, paths: list.paths)
      width = lineWidth
    case .line(let shape, let number):
      path = shape.path(in: size, paths: list.paths)
      stroke = list.strokes[Int(number)]
      width = Double(stroke.lineWidth)
    case .border(let shape, let lineWidth):
      let inset = lineWidth / 2
      guard size.width > lineWidth, size.height > lineWidth, lineWidth > 0 else { return }
      path = shape.path(
        in: CGSize(width: size.width - lineWidth, height: size.height - lineWidth),
        paths: list.paths
      ).offsetBy(dx: inset, dy: inset)
      width = lineWidth
    }
    guard size.width >= 0, size.height >= 0 else { return }
    if let width {
      guard width > 0, width.isFinite else { return }
      // A line that would be thinner than the eighths is as thin as one.
      let scale = max(1e-3, scope.map.areaScale.squareRoot())
      let least = min(metrics.width, metrics.height) / 8 / scale
      stroke.lineWidth = CGFloat(max(width, least))
      path = path.strokedPath(stroke)
      placed[index].isLine = true
    }
    var outline = Outline()
    let lines = path.applying(toEighths).flattened(tolerance: 0.125, scaleX: 1, scaleY: 1)
    for points in lines { outline.add(polygon: points) }
    place(index, outline, clip: clip)
  }

  /// The map from points in a frame to eighths in the window.
  private func map(
    from frame: CellRect, _ map: ScopeMap, _ metrics: CellMetrics
  ) -> CGAffineTransform {
    let right = map.right * 8 / metrics.width
    let down = map.down * 8 / metrics.height
    let origin = map.point(frame.x, frame.y) * 8
    return CGAffineTransform(
      a: CGFloat(right.x), b: CGFloat(right.y), c: CGFloat(down.x), d: CGFloat(down.y),
      tx: CGFloat(origin.x), ty: CGFloat(origin.y))
  }

  // MARK: Text

  /// Where a text stands that is not turned or stretched itself: its middle goes where its scopes take it.
  func textFrame(_ frame: CellRect, _ map: ScopeMap) -> CellRect? {
    if map.isTranslation { return map.box(around: frame) }
    guard map.areaScale >= 0.25 else { return nil }
    let middle = map.point(frame.x + frame.width / 2, frame.y + frame.height / 2)
    return CellRect(
      x: middle.x - frame.width / 2, y: middle.y - frame.height / 2, width: frame.width,
      height: frame.height)
  }

  mutating func placeText(
    _ index: Int, _ text: TextBlock, at frame: CellRect, clip: CellRect, size: GridSize
  ) {
    guard !text.lines.isEmpty else { return }
    let limit: Int32 = 1 << 20
    let column = Rounding.edge(Rounding.steady(frame.x), -limit, limit)
    let row = Rounding.edge(Rounding.steady(frame.y), -limit, limit)
    var box = CellBox(left: limit, top: row, right: -limit, bottom: row)
    for (line, start) in zip(text.lines, text.columns) where line.width > 0 {
      let left = Int(column) + start
      box.left = Int32(clamping: min(Int(box.left), left))
      box.right = Int32(clamping: max(Int(box.right), left + line.width))
      if line.width != line.clusters.count { placed[index].isWide = true }
    }
    box.bottom = Int32(clamping: Int(row) + (text.lines.count - 1) * text.rowsPerLine + 1)
    let right = Int32(size.columns)
    let bottom = Int32(size.rows)
    let allowed = CellBox(
      left: Rounding.edge(Rounding.steady(clip.x), 0, right),
      top: Rounding.edge(Rounding.steady(clip.y), 0, bottom),
      right: Rounding.edge(Rounding.steady(clip.maxX), 0, right),
      bottom: Rounding.edge(Rounding.steady(clip.maxY), 0, bottom))
    box = box.intersection(allowed)
    guard !box.isEmpty else { return }
    placed[index].kind = .text
    placed[index].column = column
    placed[index].row = row
    placed[index].cells = box
  }
}

extension CellRect {
  /// The size in points.
  func size(in metrics: CellMetrics) -> CGSize {
    CGSize(width: width * metrics.width, height: height * metrics.height)
  }
}

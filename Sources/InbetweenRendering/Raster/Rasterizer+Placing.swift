import InbetweenDrawing

extension Rasterizer {
  /// Finds how an item stands on the screen.
  mutating func place(_ index: Int, of list: DisplayList) {
    let item = list.items[index]
    placed[index] = PlacedItem()
    curves[index] = PlacedCurve()
    if case .marker = item.payload { return }
    let scope = scopes.state(of: item.scope, in: list)
    let alpha = Rounding.steady(scope.opacity * Double(item.paint.alpha))
    let frame = item.frame.offsetBy(x: scope.x, y: scope.y)
    guard alpha > 0, frame.isFinite else { return }
    var paint = item.paint.vector
    paint.w = Float(min(1, alpha))
    switch item.payload {
    case .marker: break
    case .text(let text, let attributes):
      guard !frame.isEmpty else { return }
      placed[index].attributes = attributes
      placeText(index, list.texts[Int(text)], at: frame, clip: scope.clip, size: list.size)
      placed[index].text = text
    case .fill(.path(let path)):
      let clip = eighths(of: scope.clip, in: list.size)
      placeFill(index, of: list.paths[Int(path)], at: frame, clip: clip, metrics: list.metrics)
    case .stroke(.path(let path), let lineWidth):
      let clip = eighths(of: scope.clip, in: list.size)
      let pen = self.pen(lineWidth, list.metrics)
      guard let pen else { return }
      placeLine(
        index, of: list.paths[Int(path)], at: frame, pen: pen, clip: clip, metrics: list.metrics)
    case .fill(let shape):
      let box = RoundedBox(shape, in: frame, metrics: list.metrics)
      placeFill(index, of: box, clip: eighths(of: scope.clip, in: list.size))
    case .stroke(let shape, let lineWidth):
      let box = RoundedBox(shape, in: frame, metrics: list.metrics)
      guard !box.isEmpty, let pen = pen(lineWidth, list.metrics) else { return }
      placeRing(index, around: box, pen: pen, clip: eighths(of: scope.clip, in: list.size))
    }
    placed[index].paint = paint
  }

  // MARK: Shapes

  private mutating func placeFill(_ index: Int, of box: RoundedBox, clip: CellBox) {
    guard !box.isEmpty else { return }
    var box = box
    widen(&box.left, &box.right)
    widen(&box.top, &box.bottom)
    let area = self.area(of: box, in: clip)
    guard !area.isEmpty else { return }
    let isRound = box.cornerWidth > 0 && box.cornerHeight > 0
    placed[index].kind = isRound ? .box : .rectangle
    placed[index].area = area
    placed[index].cells = area.cellsAroundEighths
    if isRound { curves[index].outer = box }
  }

  private mutating func placeRing(
    _ index: Int, around box: RoundedBox, pen: SIMD2<Double>, clip: CellBox
  ) {
    let outer = box.grown(byX: pen.x, y: pen.y)
    let area = self.area(of: outer, in: clip)
    guard !area.isEmpty else { return }
    placed[index].kind = .ring
    placed[index].isLine = true
    placed[index].area = area
    placed[index].cells = area.cellsAroundEighths
    curves[index] = PlacedCurve(outer: outer, inner: box.grown(byX: -pen.x, y: -pen.y))
  }

  /// Half the size of a line's pen in eighths, at least half of what the edges resolve; nil for no line.
  private func pen(_ lineWidth: Double, _ metrics: CellMetrics) -> SIMD2<Double>? {
    guard lineWidth > 0, lineWidth.isFinite else { return nil }
    let least = edges == .cell ? 4.0 : 0.5
    return SIMD2(
      max(least, lineWidth * 4 / metrics.width), max(least, lineWidth * 4 / metrics.height))
  }

  /// Makes a length that rounds to nothing one eighth long.
  private func widen(_ low: inout Double, _ high: inout Double) {
    guard edges == .subcell, (low + 0.5).rounded(.down) == (high + 0.5).rounded(.down) else {
      return
    }
    low = ((low + high) / 2).rounded(.down)
    high = low + 1
  }

  /// The eighths that a box may cover inside of a clip.
  private func area(of box: RoundedBox, in clip: CellBox) -> CellBox {
    let grain = edges == .cell ? 8.0 : 1.0
    func edge(_ value: Double, _ low: Int32, _ high: Int32) -> Int32 {
      let scale = Int32(grain)
      let rounded = Rounding.edge(value / grain, low / scale, high / scale + 1)
      return min(high, max(low, rounded * scale))
    }
    return CellBox(
      left: edge(box.left, clip.left, clip.right), top: edge(box.top, clip.top, clip.bottom),
      right: edge(box.right, clip.left, clip.right), bottom: edge(box.bottom, clip.top, clip.bottom)
    )
  }

  /// A clip in eighths, on whole cells where the edges are.
  private func eighths(of clip: CellRect, in size: GridSize) -> CellBox {
    let right = Int32(size.columns * 8)
    let bottom = Int32(size.rows * 8)
    func edge(_ value: Double, _ high: Int32) -> Int32 {
      let steady = Rounding.steady(value)
      return edges == .cell
        ? Rounding.edge(steady, 0, high / 8) * 8 : Rounding.edge(steady * 8, 0, high)
    }
    return CellBox(
      left: edge(clip.x, right), top: edge(clip.y, bottom), right: edge(clip.maxX, right),
      bottom: edge(clip.maxY, bottom))
  }

  // MARK: Paths

  private mutating func placeFill(
    _ index: Int, of path: Path, at frame: CellRect, clip: CellBox, metrics: CellMetrics
  ) {
    var outline = Outline()
    for points in Rasterizer.points(of: path, at: frame, metrics) { outline.add(polygon: points) }
    place(index, outline, clip: clip)
  }

  private mutating func placeLine(
    _ index: Int, of path: Path, at frame: CellRect, pen: SIMD2<Double>, clip: CellBox,
    metrics: CellMetrics
  ) {
    var outline = Outline()
    for points in Rasterizer.points(of: path, at: frame, metrics) {
      outline.add(lineAlong: points, pen: pen)
    }
    placed[index].isLine = true
    place(index, outline, clip: clip)
  }

  private mutating func place(_ index: Int, _ outline: Outline, clip: CellBox) {
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

  /// The subpaths of a path in eighths of cells, to an eighth of an eighth.
  private static func points(
    of path: Path, at frame: CellRect, _ metrics: CellMetrics
  ) -> [[SIMD2<Double>]] {
    let origin = SIMD2(frame.x, frame.y) * 8
    return path.flattened(
      tolerance: 0.125, scaleX: 8 / metrics.width, scaleY: 8 / metrics.height
    ).map { points in points.map { $0 + origin } }
  }

  // MARK: Text

  private mutating func placeText(
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
    box.bottom = Int32(clamping: Int(row) + text.lines.count)
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

extension CellRect {
  /// Whether no number in it is infinite or not a number, up to the far edges.
  fileprivate var isFinite: Bool {
    x.isFinite && y.isFinite && maxX.isFinite && maxY.isFinite
  }
}

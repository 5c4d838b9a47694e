import InbetweenDrawing

extension Rasterizer {
  /// Finds how an item stands on the screen.
  mutating func place(_ index: Int, of list: DisplayList) {
    let item = list.items[index]
    placed[index] = PlacedItem()
    curves[index] = PlacedCurve()
    if !inks.isEmpty { inks[Int32(index)] = nil }
    if case .marker = item.payload { return }
    let scope = scopes.state(of: item.scope, in: list, masks: masks)
    let alpha = Rounding.steady(scope.opacity * Double(item.paint.alpha))
    guard alpha > 0 || hasOwnInks(item, list), item.frame.isFinite,
      scope.map.box(around: item.frame).isFinite
    else { return }
    var paint = item.paint.vector
    paint.w = Float(min(1, alpha))
    if case .text(let text, let attributes) = item.payload {
      let clarity = clarity(scope.blur, list.metrics)
      paint.w *= clarity
      guard !item.frame.isEmpty, clarity > 0, let frame = textFrame(item.frame, scope.map) else {
        return
      }
      placed[index].attributes = attributes
      placeText(index, list.texts[Int(text)], at: frame, clip: scope.clip, size: list.size)
      placed[index].text = text
      placed[index].revision = list.textRevisions[Int(text)]
      placeInks(index, list.texts[Int(text)], scope, clarity: clarity)
    } else if placeSoft(index, paint: paint, scope, list) {
      return
    } else if scope.map.isTranslation {
      placeShape(index, at: scope.map.box(around: item.frame), scope.clip, list)
    } else {
      placeMapped(index, scope, list)
    }
    guard placed[index].kind != .nothing, paint.w > 0 || inks[Int32(index)] != nil else {
      placed[index].kind = .nothing
      return
    }
    finishPlacing(index, paint: paint, scope, list)
  }

  /// Gives a placed item its colours, and what changes them.
  private mutating func finishPlacing(
    _ index: Int, paint: SIMD4<Float>, _ scope: ScopeCache.State, _ list: DisplayList
  ) {
    placed[index].mask = scope.mask
    placed[index].target = scope.target
    placed[index].blend = scope.blend
    placed[index].paint = paint
    guard hasOwnColors(list.items[index]) else {
      if let filter = scope.filter { placed[index].paint = filter.applied(to: paint).clamped }
      return
    }
    if let sampler = sampler(of: list.items[index], paint: paint, scope, list) {
      samplers[Int32(index)] = sampler
      placed[index].isSampled = true
    } else {
      placed[index].kind = .nothing
    }
  }

  private func hasOwnColors(_ item: DisplayItem) -> Bool {
    if case .image = item.payload { return true }
    return item.gradient >= 0
  }

  private func sampler(
    of item: DisplayItem, paint: SIMD4<Float>, _ scope: ScopeCache.State, _ list: DisplayList
  ) -> Sampler? {
    let size = SIMD2(item.frame.width, item.frame.height) * list.metrics.cell
    guard let toFrame = map(to: item.frame, scope, list.metrics) else { return nil }
    if case .image(let image) = item.payload {
      return Sampler(
        list.images[Int(image)], size: size, toFrame: toFrame, filter: scope.filter, paint: paint)
    }
    return Sampler(
      list.gradients[Int(item.gradient)], size: size, toFrame: toFrame, filter: scope.filter,
      alpha: paint.w)
  }

  /// The way from eighths in the window to points from a frame's corner; nil where an area becomes nothing.
  func map(to frame: CellRect, _ scope: ScopeCache.State, _ metrics: CellMetrics) -> ScopeMap? {
    // From eighths to cells, to the scope, to points from the frame's origin.
    var eighths = ScopeMap()
    eighths.right /= 8
    eighths.down /= 8
    guard let inverse = scope.map.inverse else { return nil }
    var toFrame = eighths.followed(by: inverse)
    toFrame.origin -= SIMD2(frame.x, frame.y)
    toFrame.right *= metrics.cell
    toFrame.down *= metrics.cell
    toFrame.origin *= metrics.cell
    return toFrame
  }

  // MARK: Shapes as they stand

  /// Places a shape at its frame in the window.
  private mutating func placeShape(
    _ index: Int, at frame: CellRect, _ clip: CellRect, _ list: DisplayList
  ) {
    let clip = eighths(of: clip, in: list.size)
    switch list.items[index].payload {
    case .marker, .text: break
    case .fill(.path(let path)):
      placeFill(index, of: list.paths[Int(path)], at: frame, clip: clip, metrics: list.metrics)
    case .evenOddFill(let path):
      placed[index].isEvenOdd = true
      placeFill(index, of: list.paths[Int(path)], at: frame, clip: clip, metrics: list.metrics)
    case .stroke(.path(let path), let lineWidth):
      placeLine(
        index, of: list.paths[Int(path)], StrokeStyle(lineWidth: lineWidth), at: frame, clip: clip,
        metrics: list.metrics)
    case .line(let shape, let stroke):
      let size = frame.size(in: list.metrics)
      placeLine(
        index, of: shape.path(in: size, paths: list.paths), list.strokes[Int(stroke)], at: frame,
        clip: clip, metrics: list.metrics)
    case .fill(let shape):
      placeFill(index, of: RoundedBox(shape, in: frame, metrics: list.metrics), clip: clip)
    case .image:
      placeFill(index, of: RoundedBox(.rectangle, in: frame, metrics: list.metrics), clip: clip)
    case .stroke(let shape, let lineWidth):
      let box = RoundedBox(shape, in: frame, metrics: list.metrics)
      guard !box.isEmpty, let pen = pen(lineWidth, list.metrics) else { return }
      placeRing(index, around: box, pen: pen, clip: clip)
    case .border(let shape, let lineWidth):
      let box = RoundedBox(shape, in: frame, metrics: list.metrics)
      guard !box.isEmpty, let pen = pen(lineWidth, list.metrics) else { return }
      placeBorder(index, inside: box, pen: pen, clip: clip)
    }
  }

  /// Places a line inside of a box: in the middle of the outermost cells where it is thin and there is room.
  private mutating func placeBorder(
    _ index: Int, inside box: RoundedBox, pen: SIMD2<Double>, clip: CellBox
  ) {
    let hasRoom = box.right - box.left >= 16 && box.bottom - box.top >= 16
    let isThin = pen.x <= 2 && pen.y <= 2
    guard hasRoom, isThin else {
      let inset = SIMD2(
        min(pen.x, (box.right - box.left) / 2), min(pen.y, (box.bottom - box.top) / 2))
      return placeRing(index, around: box.grown(byX: -inset.x, y: -inset.y), pen: inset, clip: clip)
    }
    placeRing(index, around: box.grown(byX: -4, y: -4), pen: pen, clip: clip)
  }

  mutating func placeFill(_ index: Int, of box: RoundedBox, clip: CellBox) {
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
  func eighths(of clip: CellRect, in size: GridSize) -> CellBox {
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
}

extension CellRect {
  /// Whether no number in it is infinite or not a number, up to the far edges.
  fileprivate var isFinite: Bool {
    x.isFinite && y.isFinite && maxX.isFinite && maxY.isFinite
  }
}

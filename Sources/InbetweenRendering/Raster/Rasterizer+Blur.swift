import InbetweenDrawing

extension Rasterizer {
  /// How much of a text is left that is blurred by a number of points: none from a cell's width on.
  func clarity(_ blur: Double, _ metrics: CellMetrics) -> Float {
    Float(max(0, 1 - blur / metrics.width))
  }

  /// Places a shape in one colour with soft edges, and returns whether it is one that is blurred.
  mutating func placeSoft(
    _ index: Int, paint: SIMD4<Float>, _ scope: ScopeCache.State, _ list: DisplayList
  ) -> Bool {
    let item = list.items[index]
    guard scope.blur > 0, item.gradient < 0, scope.map.isTranslation,
      case .fill(let shape) = item.payload
    else { return false }
    if case .path = shape { return false }
    let color = RGBA(red: paint.x, green: paint.y, blue: paint.z)
    let soft = GradientPaint.soft(
      shape, color: color, blur: scope.blur, frame: item.frame, metrics: list.metrics)
    let box = RoundedBox(
      .rectangle, in: scope.map.box(around: soft.frame), metrics: list.metrics)
    placeFill(index, of: box, clip: eighths(of: scope.clip, in: list.size))
    let size = SIMD2(soft.frame.width, soft.frame.height) * list.metrics.cell
    guard placed[index].kind != .nothing, let map = map(to: soft.frame, scope, list.metrics),
      let sampler = Sampler(
        soft.paint, size: size, toFrame: map, filter: scope.filter, alpha: paint.w)
    else {
      placed[index].kind = .nothing
      return true
    }
    samplers[Int32(index)] = sampler
    placed[index].isSampled = true
    placed[index].mask = scope.mask
    placed[index].target = scope.target
    placed[index].blend = scope.blend
    return true
  }
}

extension CellMetrics {
  /// The size of a cell in points.
  var cell: SIMD2<Double> { SIMD2(width, height) }
}

import InbetweenDrawing

extension Rasterizer {
  /// Paints what an item has in a row where more than its own colour counts: a gradient, a mask, a blend mode.
  ///
  /// The parts of the cells that it covers are in the canvas's masks, which are emptied.
  mutating func coverInLayers(_ index: Int, _ row: Int, on canvas: RowCanvas) {
    let item = placed[index]
    let columns = Int(item.cells.left)..<Int(item.cells.right)
    let sampler = samplers[Int32(index)]
    for run in canvas.runs {
      for column in run.clamped(to: columns) {
        let part = canvas.masks[column]
        guard part != 0 else { continue }
        let (upper, lower) = colors(item, sampler, row, column)
        if item.target >= 0 {
          addToMask(item, part, (upper.w + lower.w) / 2, row, column, canvas.columns)
        } else {
          cover(column, part, upper, lower, item, row, on: canvas)
        }
      }
    }
    (canvas.masks + columns.lowerBound).update(repeating: 0, count: columns.count)
  }

  private func colors(
    _ item: PlacedItem, _ sampler: Sampler?, _ row: Int, _ column: Int
  ) -> (SIMD4<Float>, SIMD4<Float>) {
    guard item.isSampled, let sampler else { return (item.paint, item.paint) }
    let x = Double(column) * 8 + 4
    let y = Double(row) * 8
    guard edges == .subcell else {
      let color = sampler.color(x, y + 4)
      return (color, color)
    }
    return (sampler.color(x, y + 2), sampler.color(x, y + 6))
  }

  private mutating func addToMask(
    _ item: PlacedItem, _ part: UInt64, _ alpha: Float, _ row: Int, _ column: Int, _ columns: Int
  ) {
    var (part, alpha) = (part, alpha)
    if item.mask >= 0 {
      let cell = masks.cell(item.mask, row: row, column: column)
      part &= cell.part
      alpha *= cell.alpha
    }
    masks.add(part, alpha: alpha, to: item.target, row: row, column: column, columns: columns)
  }

  private func cover(
    _ column: Int, _ part: UInt64, _ upper: SIMD4<Float>, _ lower: SIMD4<Float>,
    _ item: PlacedItem, _ row: Int, on canvas: RowCanvas
  ) {
    var (part, upper, lower) = (part, upper, lower)
    if item.mask >= 0 {
      let cell = masks.cell(item.mask, row: row, column: column)
      part &= cell.part
      upper.w *= cell.alpha
      lower.w *= cell.alpha
      if cell.glyph != 0 {
        guard part != 0, cell.width > 0 else { return }
        let average = (upper + lower) / 2
        guard average.w > 0, column + Int(cell.width) <= canvas.columns else { return }
        return canvas.write(
          cell.glyph, at: column, width: Int(cell.width), cell.attributes, average, link: 0)
      }
    }
    guard part != 0, upper.w > 0 || lower.w > 0 else { return }
    if part == ~0, upper != lower, item.blend == .normal {
      return canvas.coverHalves(column, upper, lower)
    }
    let average = upper == lower ? upper : Rasterizer.average(upper, lower)
    guard item.blend == .normal else {
      return canvas.cells[column].blend(average, part, item.blend, isLine: item.isLine)
    }
    canvas.cover(column, column + 1, part: part, average, isLine: item.isLine)
  }

  /// The colour of two halves together.
  private static func average(_ upper: SIMD4<Float>, _ lower: SIMD4<Float>) -> SIMD4<Float> {
    let alpha = upper.w + lower.w
    var color = (upper * upper.w + lower * lower.w) / alpha
    color.w = alpha / 2
    return color
  }

  /// Writes a grapheme of a text that is masked, is a mask, or has a gradient; an ink goes before that.
  mutating func writeInLayers(
    _ glyph: UInt32, at column: Int, width: Int, _ attributes: TextAttributes,
    _ ink: SIMD4<Float>?, _ link: UInt16, _ index: Int, _ row: Int, on canvas: RowCanvas
  ) {
    let item = placed[index]
    var paint = ink ?? item.paint
    if ink == nil, item.isSampled, let sampler = samplers[Int32(index)] {
      paint = sampler.color(Double(column) * 8 + 4 * Double(width), Double(row) * 8 + 4)
    }
    if item.mask >= 0 {
      let cell = masks.cell(item.mask, row: row, column: column)
      // A grapheme cannot be cut: it is there where at least half of its cell is.
      guard cell.part.nonzeroBitCount >= 32 else { return }
      paint.w *= cell.alpha
    }
    guard paint.w > 0 else { return }
    if item.target >= 0 {
      return masks.add(
        glyph: glyph, width: width, attributes: attributes, alpha: paint.w, to: item.target,
        row: row, column: column, columns: canvas.columns)
    }
    if item.blend != .normal {
      let below = canvas.cells[column].background
      let alpha = paint.w
      paint = item.blend.mixed(paint, over: below)
      paint.w = alpha
    }
    canvas.write(glyph, at: column, width: width, attributes, paint, link: link)
  }
}

extension RowCanvas {
  /// Covers the upper and the lower half of a cell with a colour each.
  func coverHalves(_ column: Int, _ upper: SIMD4<Float>, _ lower: SIMD4<Float>) {
    if upper.w == 1, lower.w == 1 { cover(column, column + 1, lower) }
    cells[column].coverHalves(upper, lower)
  }
}

extension CompositeCell {
  /// The upper half of a cell.
  private static let upperHalf: UInt64 = 0xFFFF_FFFF

  /// Covers the upper and the lower half with a colour each; text stays and takes on both, and so does the
  /// edge or the line that is seen through a translucent colour.
  mutating func coverHalves(_ upper: SIMD4<Float>, _ lower: SIMD4<Float>) {
    switch kind {
    case .text, .leading, .trailing:
      blend((upper + lower) / 2, (upper.w + lower.w) / 2)
      return
    case .mask where mask != CompositeCell.upperHalf && min(upper.w, lower.w) < 1:
      blend((upper + lower) / 2, (upper.w + lower.w) / 2)
      return
    case .mask where mask != CompositeCell.upperHalf:
      foldMask()
      ink = background
    case .mask: break
    case .empty: ink = background
    }
    ink = mix(ink, upper, upper.w)
    background = mix(background, lower, lower.w)
    hasBackground = true
    kind = .mask
    mask = CompositeCell.upperHalf
    isHalved = true
    isLine = false
  }

  /// Puts a colour over a part of the cell by a blend mode; what is drawn there stays and takes it on.
  mutating func blend(_ paint: SIMD4<Float>, _ part: UInt64, _ mode: Blend, isLine: Bool) {
    let below = kind == .empty ? background : ink
    let alpha = paint.w * Float(part.nonzeroBitCount) / 64
    let over = mode.mixed(paint, over: background)
    guard part != ~0, kind == .empty else {
      ink = mix(ink, mode.mixed(paint, over: below), alpha)
      background = mix(background, over, alpha)
      hasBackground = true
      return
    }
    coverPart(part, over, paint.w, isLine: isLine)
  }
}

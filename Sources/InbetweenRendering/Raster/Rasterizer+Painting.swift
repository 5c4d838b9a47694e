import InbetweenDrawing

extension Rasterizer {
  /// Paints what an item has in a row.
  mutating func paint(_ index: Int, _ row: Int, on canvas: RowCanvas, list: DisplayList) {
    switch placed[index].kind {
    case .nothing: break
    case .rectangle where placed[index].isPlain:
      paintRectangle(placed[index], row, on: canvas)
    case .rectangle: paintRectangleInLayers(index, row, on: canvas)
    case .box, .ring, .outline: paintSpans(index, row, on: canvas)
    case .text: paintText(index, row, on: canvas, list: list)
    }
  }

  private func paintRectangle(_ item: PlacedItem, _ row: Int, on canvas: RowCanvas) {
    let area = item.area
    let first = max(0, area.top - Int32(row) * 8)
    let end = min(8, area.bottom - Int32(row) * 8)
    guard first < end else { return }
    let rows: UInt64 = (~0 >> UInt64(64 - 8 * (end - first))) << UInt64(8 * first)
    let left = Int(area.left >> 3)
    let right = Int(area.right >> 3)
    let head: UInt64 = 0xFF << UInt64(area.left & 7) & 0xFF
    let tail: UInt64 = 0xFF >> UInt64(8 - area.right & 7)
    func cover(_ columns: Range<Int>, _ bits: UInt64) {
      let part = rows & (bits &* 0x0101_0101_0101_0101)
      canvas.forEachRun(in: columns) { first, end in
        canvas.cover(first, end, part: part, item.paint, isLine: false)
      }
    }
    if left == right { return cover(left..<left + 1, head & tail) }
    if head != 0xFF { cover(left..<left + 1, head) }
    cover((head == 0xFF ? left : left + 1)..<right, 0xFF)
    if tail != 0 { cover(right..<right + 1, tail) }
  }

  private mutating func paintRectangleInLayers(_ index: Int, _ row: Int, on canvas: RowCanvas) {
    let area = placed[index].area
    let top = Int32(row) * 8
    for line in max(top, area.top)..<max(top, min(top + 8, area.bottom)) {
      canvas.addSpan(area.left, area.right, eighth: UInt64(line - top))
    }
    coverInLayers(index, row, on: canvas)
  }

  // MARK: Curves

  private mutating func paintSpans(_ index: Int, _ row: Int, on canvas: RowCanvas) {
    let item = placed[index]
    let top = Int32(row) * 8
    if edges == .cell {
      // The middle of the cell decides for all of it.
      forEachSpan(index, at: Double(top) + 4, row, grain: 8) { left, right in
        for eighth in 0..<8 as Range<UInt64> {
          canvas.addSpan(left, right, eighth: eighth)
        }
      }
    } else {
      for line in max(top, item.area.top)..<max(top, min(top + 8, item.area.bottom)) {
        forEachSpan(index, at: Double(line) + 0.5, row, grain: 1) { left, right in
          canvas.addSpan(left, right, eighth: UInt64(line - top))
        }
      }
    }
    guard item.isPlain else { return coverInLayers(index, row, on: canvas) }
    canvas.coverByMasks(
      Int(item.cells.left)..<Int(item.cells.right), item.paint, isLine: item.isLine)
  }

  /// Calls a closure with the parts of a horizontal line that an item covers, rounded and clipped.
  private mutating func forEachSpan(
    _ index: Int, at y: Double, _ row: Int, grain: Double, _ body: (Int32, Int32) -> Void
  ) {
    let area = placed[index].area
    func call(_ left: Double, _ right: Double) {
      let scale = Int32(grain)
      let first = Rounding.edge(left / grain, area.left / scale, area.right / scale) * scale
      let end = Rounding.edge(right / grain, area.left / scale, area.right / scale) * scale
      if first < end { body(first, end) }
    }
    switch placed[index].kind {
    case .box:
      if let span = curves[index].outer.span(at: y) { call(span.left, span.right) }
    case .ring:
      guard let span = curves[index].outer.span(at: y) else { return }
      if let hole = curves[index].inner.span(at: y) {
        call(span.left, hole.left)
        call(hole.right, span.right)
      } else {
        call(span.left, span.right)
      }
    default:
      guard let outline = outlines[Int32(index)] else { return }
      outline.findCrossings(at: y, inRow: row, into: &crossings)
      // By the even-odd rule each crossing leads in or out.
      let isEvenOdd = placed[index].isEvenOdd
      var winding = 0
      var left = 0.0
      for crossing in crossings {
        if winding == 0 { left = crossing.x }
        winding = isEvenOdd ? 1 - winding : winding + crossing.winding
        if winding == 0 { call(left, crossing.x) }
      }
    }
  }

  // MARK: Text

  private mutating func paintText(
    _ index: Int, _ row: Int, on canvas: RowCanvas, list: DisplayList
  ) {
    let item = placed[index]
    let text = list.texts[Int(item.text)]
    let (number, rest) = (row - Int(item.row)).quotientAndRemainder(dividingBy: text.rowsPerLine)
    guard rest == 0, text.lines.indices.contains(number) else { return }
    let isPlain = item.isPlain
    let isStyled = !text.styles.isEmpty
    let first = Int(item.cells.left)
    let end = Int(item.cells.right)
    var column = Int(item.column) + text.columns[number]
    text.lines[number].clusters.withUnsafeBufferPointer { clusters in
      for cluster in clusters {
        let width = Int(cluster.width)
        defer { column += width }
        if column < first { continue }
        if column + width > end { break }
        var (attributes, ink): (TextAttributes, SIMD4<Float>?) = (item.attributes, nil)
        var link: UInt16 = 0
        if isStyled { (attributes, ink, link) = look(of: cluster, in: text, index) }
        if cluster.isBlank, attributes.isDisjoint(with: .seenOnSpaces) { continue }
        canvas.forEachRun(in: column..<column + 1) { column, _ in
          if isPlain {
            let paint = ink ?? item.paint
            guard paint.w > 0 else { return }
            canvas.write(cluster.number, at: column, width: width, attributes, paint, link: link)
          } else {
            writeInLayers(
              cluster.number, at: column, width: width, attributes, ink, link, index, row,
              on: canvas)
          }
        }
      }
    }
  }
}

extension ShapedLine.Cluster {
  /// Whether the cluster is a space: an ordinary, a no-break or an ideographic one.
  fileprivate var isBlank: Bool { number == 0x20 || number == 0xA0 || number == 0x3000 }
}

import InbetweenDrawing

extension Rasterizer {
  /// Turns the composed cells of a row into packed ones.
  ///
  /// Where there is ASCII alone, each cell of a wide grapheme has a character of its own.
  mutating func pack(
    _ canvas: RowCanvas, _ row: Int, clusters: ClusterTable, into buffer: inout CellBuffer
  ) {
    let isASCII = glyphs == .ascii
    let first = row * buffer.columns
    var known = (inks: LastColor(), backgrounds: LastColor())
    buffer.cells.withUnsafeMutableBufferPointer { cells in
      for run in canvas.runs {
        var column = run.lowerBound
        while column < run.upperBound {
          let source = canvas.cells + column
          var cell = packed(source, &known.inks, &known.backgrounds)
          if isASCII {
            cell.glyph = ASCIISign.nearest(to: cell.glyph, clusters: clusters)
            cell.role = .single
          }
          cells[first + column] = cell
          column += 1
          if source.pointee.kind == .leading, column < run.upperBound {
            var trailing = cell
            if !isASCII {
              trailing.glyph = 0
              trailing.role = .trailing
            }
            cells[first + column] = trailing
            column += 1
          }
        }
      }
    }
  }

  @inline(__always)
  private mutating func packed(
    _ source: UnsafePointer<CompositeCell>, _ inks: inout LastColor, _ backgrounds: inout LastColor
  ) -> Cell {
    let background: CellColor =
      source.pointee.hasBackground ? backgrounds.packed(source.pointee.background) : .standard
    switch source.pointee.kind {
    case .empty, .trailing: return Cell(glyph: Cell.space, background: background)
    case .text, .leading:
      return Cell(
        glyph: source.pointee.glyph, ink: inks.packed(source.pointee.ink), background: background,
        attributes: source.pointee.attributes,
        role: source.pointee.kind == .leading ? .leading : .single, link: source.pointee.link)
    case .mask: return packedMask(source.pointee, over: background)
    }
  }

  private mutating func packedMask(_ source: CompositeCell, over background: CellColor) -> Cell {
    if source.isHalved, CellColor(source.ink) == CellColor(source.background) {
      return Cell(glyph: Cell.space, background: CellColor(source.ink))
    }
    let choice = chooser.choice(for: source.mask, isLine: source.isLine)
    guard choice.isInverted else {
      let isBlank = choice.scalar == Cell.space
      return Cell(
        glyph: choice.scalar, ink: isBlank ? .standard : CellColor(source.ink),
        background: background)
    }
    guard choice.scalar != Cell.space else {
      return Cell(glyph: Cell.space, background: CellColor(source.ink))
    }
    // The glyph shows what is not covered, so it has the colour behind, even if that is the terminal's own.
    return Cell(
      glyph: choice.scalar, ink: CellColor(source.background), background: CellColor(source.ink))
  }
}

/// A colour and what it was packed to: neighbouring cells mostly have the same.
private struct LastColor {
  private var color = SIMD4<Float>()
  private var cell = CellColor(SIMD4<Float>())

  @inline(__always)
  mutating func packed(_ color: SIMD4<Float>) -> CellColor {
    if color != self.color { (self.color, cell) = (color, CellColor(color)) }
    return cell
  }
}

extension CellColor {
  /// Creates the nearest 24-bit colour of components 0…1.
  ///
  /// Each is rounded to a multiple of 2^-20 first: see ``init(_:)``. From there on whole numbers give
  /// floor(255 v + 0.5) exactly.
  @inline(__always)
  fileprivate init(_ color: SIMD4<Float>) {
    func byte(_ component: Float) -> UInt32 {
      (UInt32(component * 1_048_576 + 0.5) &* 255 &+ 524_288) >> 20
    }
    self.init(bits: 0x0100_0000 | byte(color.x) << 16 | byte(color.y) << 8 | byte(color.z))
  }
}

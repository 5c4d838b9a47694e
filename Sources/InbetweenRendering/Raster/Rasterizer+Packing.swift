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
    buffer.cells.withUnsafeMutableBufferPointer { cells in
      for run in canvas.runs {
        var column = run.lowerBound
        while column < run.upperBound {
          let source = canvas.cells[column]
          var cell = packed(source)
          if isASCII {
            cell.glyph = ASCIISign.nearest(to: cell.glyph, clusters: clusters)
            cell.role = .single
          }
          cells[first + column] = cell
          column += 1
          if source.kind == .leading, column < run.upperBound {
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

  private mutating func packed(_ source: CompositeCell) -> Cell {
    let background = source.hasBackground ? CellColor(source.background) : .standard
    switch source.kind {
    case .empty, .trailing:
      return Cell(glyph: Cell.space, background: background)
    case .text, .leading:
      return Cell(
        glyph: source.glyph, ink: CellColor(source.ink), background: background,
        attributes: source.attributes, role: source.kind == .leading ? .leading : .single,
        link: source.link)
    case .mask where source.isHalved && CellColor(source.ink) == CellColor(source.background):
      return Cell(glyph: Cell.space, background: CellColor(source.ink))
    case .mask:
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

extension ScreenEmulator {
  /// Shows a character at the cursor.
  mutating func show(_ scalar: Unicode.Scalar) {
    // Below the first combining mark nothing joins what stands before it.
    if scalar.value >= 0x300, let joinable, join(scalar, at: joinable) { return }
    let category = scalar.properties.generalCategory
    guard category != .nonspacingMark, category != .enclosingMark, category != .format else {
      return
    }
    let width = ScreenEmulator.isWide(scalar) ? 2 : 1
    if wrapIsPending || column + width > size.columns {
      guard width <= size.columns else { return }
      wrap()
    }
    var cell = pen
    cell.text = String(scalar)
    cell.isWide = width == 2
    joinable = row * size.columns + column
    put(cell, width: width)
    moveForward(width)
  }

  /// Adds a character to the grapheme that was written just before, where both are one.
  private mutating func join(_ scalar: Unicode.Scalar, at index: Int) -> Bool {
    var text = cells[index].text
    text.unicodeScalars.append(scalar)
    guard text.count == 1 else { return false }
    cells[index].text = text
    let isLast = index % size.columns == size.columns - 1
    if scalar == "\u{FE0F}", !cells[index].isWide, !isLast {
      clearHalves(at: index + 1)
      cells[index].isWide = true
      cells[index + 1] = rightHalf(of: cells[index])
      moveForward(1)
    }
    return true
  }

  private mutating func put(_ cell: Cell, width: Int) {
    let index = row * size.columns + column
    clearHalves(at: index)
    if width == 2 { clearHalves(at: index + 1) }
    cells[index] = cell
    if width == 2 { cells[index + 1] = rightHalf(of: cell) }
  }

  private func rightHalf(of cell: Cell) -> Cell {
    var half = cell
    half.text = ""
    half.isWide = false
    return half
  }

  /// Leaves blanks in the old colours where a wide grapheme loses one of its halves.
  mutating func clearHalves(at index: Int) {
    if cells[index].text.isEmpty, index % size.columns > 0 {
      cells[index - 1].text = " "
      cells[index - 1].isWide = false
      cells[index].text = " "
    }
    if cells[index].isWide {
      cells[index].isWide = false
      cells[index].text = " "
      cells[index + 1].text = " "
    }
  }

  private mutating func moveForward(_ width: Int) {
    wrapIsPending = column + width >= size.columns
    column = min(column + width, size.columns - 1)
  }

  private mutating func wrap() {
    wrapIsPending = false
    guard modes.contains(7) else {
      column = size.columns - 1
      return
    }
    column = 0
    lineFeed()
  }

  /// Moves down, and the rows within the margins up at their end.
  mutating func lineFeed() {
    if row + 1 == margins.upperBound {
      scroll(margins, by: 1)
    } else {
      row = min(row + 1, size.rows - 1)
    }
  }

  /// Moves rows up, or down for a negative count; what comes in has the background in force.
  mutating func scroll(_ rows: Range<Int>, by count: Int) {
    wrapIsPending = false
    let old = cells
    for row in rows {
      let isBlank = !rows.contains(row + count)
      for column in 0..<size.columns {
        cells[row * size.columns + column] =
          isBlank
          ? Cell(background: pen.background) : old[(row + count) * size.columns + column]
      }
    }
  }

  /// Whether a terminal gives two cells to a character: East Asian wide and full-width ones, and emoji that
  /// are pictures without being asked.
  ///
  /// Source: the blocks of East_Asian_Width W and F in UAX #11, coarsely.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x1_7000...0x1_8AFF, 0x1_B000...0x1_B2FF, 0x2_0000...0x3_FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}

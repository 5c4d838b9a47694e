extension ANSIWriter {
  /// Moves the cursor to a cell in the fewest bytes.
  @inline(__always)
  mutating func move(toRow row: Int, column: Int) {
    guard cursorRow != row || cursorColumn != column else { return }
    moveFarther(toRow: row, column: column)
  }

  private mutating func moveFarther(toRow row: Int, column: Int) {
    defer {
      cursorRow = row
      cursorColumn = column
    }
    guard let fromRow = cursorRow else {
      moveAbsolutely(toRow: row, column: column)
      return
    }
    if fromRow == row {
      moveInRow(toColumn: column)
    } else if column == 0, row > fromRow, row - fromRow <= 3 {
      // Carriage return and line feeds mean the same in raw and in cooked mode.
      buffer.put(UInt8(ascii: "\r"))
      for _ in fromRow..<row { buffer.put(UInt8(ascii: "\n")) }
    } else if cursorColumn == column {
      put(abs(row - fromRow), row > fromRow ? UInt8(ascii: "B") : UInt8(ascii: "A"))
    } else {
      moveAbsolutely(toRow: row, column: column)
    }
  }

  private mutating func moveInRow(toColumn column: Int) {
    if column == 0 {
      buffer.put(UInt8(ascii: "\r"))
      return
    }
    let byColumn = ByteBuffer.digitCount(column + 1)
    guard let from = cursorColumn else {
      put(column + 1, UInt8(ascii: "G"))
      return
    }
    let distance = abs(column - from)
    if column < from, distance <= 3 {
      for _ in 0..<distance { buffer.put(0x08) }
    } else if (distance == 1 ? 0 : ByteBuffer.digitCount(distance)) <= byColumn {
      put(distance, column > from ? UInt8(ascii: "C") : UInt8(ascii: "D"))
    } else {
      put(column + 1, UInt8(ascii: "G"))
    }
  }

  private mutating func moveAbsolutely(toRow row: Int, column: Int) {
    guard column > 0 else {
      put(firstRow + row + 1, UInt8(ascii: "H"))
      return
    }
    buffer.put("\u{1B}[")
    buffer.put(number: firstRow + row + 1)
    buffer.put(UInt8(ascii: ";"))
    buffer.put(number: column + 1)
    buffer.put(UInt8(ascii: "H"))
  }

  /// Adds a sequence with one number, which is left out where it is 1.
  private mutating func put(_ number: Int, _ final: UInt8) {
    buffer.put("\u{1B}[")
    if number != 1 { buffer.put(number: number) }
    buffer.put(final)
  }
}

extension ANSIWriter {
  /// Adds the bytes that blank the whole screen; what was shown is gone.
  ///
  /// For the beginning of a picture of another size, never for a frame: a terminal may show the blank screen.
  public mutating func clearScreen() {
    buffer.reserve(16)
    buffer.put("\u{1B}[m")
    // Margins that others left would be in the way of scrolling.
    if features.contains(.scroll) { buffer.put("\u{1B}[r") }
    buffer.put("\u{1B}[H\u{1B}[2J")
    pen = .plain
    cursorRow = nil
    cursorColumn = nil
  }

  /// Adds the bytes that leave the terminal's own colours, and the cursor at the start of the row below the
  /// picture.
  ///
  /// Edges: a terminal that has no row below, since it is of the picture's size, leaves the cursor in the
  /// last one: nothing is scrolled.
  public mutating func leavePicture(rows: Int) {
    buffer.reserve(64)
    buffer.put("\u{1B}[m")
    pen = .plain
    // Where the cursor goes is said by its row, and not by a line feed, which would scroll.
    moveAbsolutely(toRow: rows, column: 0)
    cursorRow = nil
    cursorColumn = nil
  }
}

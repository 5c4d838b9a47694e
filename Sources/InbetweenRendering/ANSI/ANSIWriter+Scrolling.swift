import InbetweenDrawing

extension ANSIWriter {
  /// Has the terminal move blocks of rows; what they leave becomes blank.
  mutating func scroll(by shifts: [RowShift]) {
    guard !shifts.isEmpty else { return }
    // Rows that come in have the background in force.
    buffer.reserve(64 + 48 * shifts.count)
    setPen(.plain)
    for shift in shifts {
      buffer.put("\u{1B}[")
      buffer.put(number: firstRow + shift.region.lowerBound + 1)
      buffer.put(UInt8(ascii: ";"))
      buffer.put(number: firstRow + shift.region.upperBound)
      buffer.put("r\u{1B}[")
      if abs(shift.distance) > 1 { buffer.put(number: abs(shift.distance)) }
      buffer.put(UInt8(ascii: shift.distance > 0 ? "S" : "T"))
    }
    buffer.put("\u{1B}[r")
    // Margins move the cursor, to where depends on the terminal's modes.
    cursorRow = nil
    cursorColumn = nil
  }
}

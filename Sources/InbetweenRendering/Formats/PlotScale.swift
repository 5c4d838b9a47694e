/// From places and values to columns and rows of dots.
struct PlotScale {
  private(set) var low: Double
  private(set) var high: Double
  let end: Double
  let columns: Int
  let rows: Int

  /// Creates a scale that holds two values.
  ///
  /// Shape: what is above the highest line or below the lowest has rows of cells of its own, so that one dot
  /// beyond a line can be seen. With one line, or where that leaves too little, the values span all rows.
  init(low: Double, high: Double, lines: [Double], end: Double, columns: Int, rows: Int) {
    (self.low, self.high) = (low, high)
    (self.end, self.columns, self.rows) = (end, columns, rows)
    guard let top = lines.max(), let bottom = lines.min(), top > bottom else { return }
    var (above, below) = (0, 0)
    while above + below < rows {
      let dot = (top / 2 - bottom / 2) / Double((rows - above - below) * 4 - 1) * 2
      let fitsAbove = high - top <= dot * (Double(above) * 4 + 0.5)
      let fitsBelow = bottom - low <= dot * (Double(below) * 4 + 0.5)
      if fitsAbove && fitsBelow {
        self.high = top + dot * 4 * Double(above)
        self.low = bottom - dot * 4 * Double(below)
        return
      }
      above += fitsAbove ? 0 : 1
      below += fitsBelow ? 0 : 1
    }
  }

  /// Returns the row of dots of a value, from the top.
  func row(of value: Double) -> Int {
    let last = Double(rows * 4 - 1)
    // Halves keep the difference of two huge numbers finite.
    let span = high / 2 - low / 2
    let fraction = span > 0 ? (high / 2 - value / 2) / span : 0.5
    return dot(fraction * last, last)
  }

  /// Returns the column of dots of a place.
  func column(of place: Double) -> Int {
    let last = Double(columns * 2 - 1)
    return dot(end > 0 ? place / end * last : 0, last)
  }

  private func dot(_ position: Double, _ last: Double) -> Int {
    // The last bit of a sine must not flip a dot.
    let steady = (position * 0x1p20).rounded() / 0x1p20
    return Int(min(last, max(0, (steady + 0.5).rounded(.down))))
  }
}

import InbetweenDrawing

/// Draws curves as text, in braille dots with axes.
///
/// Not in SwiftUI. Shape: two dots across and four down for each cell. Lines stand at the values where the
/// curves begin and end, and what leaves them by a dot has a row of its own. With several curves each bears a letter
/// where it is farthest from the others.
public struct CurvePlot {
  /// One curve.
  public struct Curve {
    /// What it is called; control characters do not reach the text.
    public var name: String
    /// The places along the axis, in rising order, and the values; what is not finite is left out.
    public var points: [(x: Double, y: Double)]

    /// Creates a curve.
    public init(name: String, points: [(x: Double, y: Double)]) {
      self.name = name
      self.points = points
    }
  }

  /// The width of the picture without the labels of its axis, in cells.
  public let columns: Int
  /// The height, in cells.
  public let rows: Int
  /// What the axis below is called.
  public let axis: String
  /// The values that lines stand at.
  public let lines: [Double]

  /// Creates a plot.
  ///
  /// Errors: traps below 20 columns or 3 rows.
  public init(columns: Int = 64, rows: Int = 16, axis: String, lines: [Double]) {
    precondition(columns >= 20 && rows >= 3, "a plot needs 20 x 3 cells, got \(columns) x \(rows)")
    self.columns = columns
    self.rows = rows
    self.axis = axis
    self.lines = lines
  }

  /// Returns the picture, with a line end behind each row.
  ///
  /// Edges: 26 curves have a letter, further ones none; a sentence where there is nothing to draw.
  public func text(of curves: [Curve]) -> String {
    let points = curves.map { $0.points.filter { $0.x.isFinite && $0.y.isFinite } }
    let values = points.joined().map(\.y) + lines
    guard let low = values.min(), let high = values.max(), let end = points.joined().map(\.x).max()
    else { return "nothing to draw\n" }
    let scale = PlotScale(
      low: low, high: high, lines: lines, end: end, columns: columns, rows: rows)
    let layers = points.map { BrailleLayer(of: $0, scale: scale) }
    var cells = picture(of: layers, scale: scale)
    if curves.count > 1 { mark(&cells, layers) }
    return legend(curves) + axes(around: cells, labels: [high, low] + lines, scale: scale)
  }

  private func picture(of layers: [BrailleLayer], scale: PlotScale) -> [[Character]] {
    let ruled = Set(lines.map { scale.row(of: $0) / 4 })
    return (0..<rows).map { row in
      (0..<columns).map { column in
        let dots = layers.reduce(0) { $0 | $1.dots[row * columns + column] }
        guard dots == 0 else { return braille(dots) }
        return ruled.contains(row) ? "┈" : " "
      }
    }
  }

  /// Puts each curve's letter where it is farthest from the others.
  private func mark(_ cells: inout [[Character]], _ layers: [BrailleLayer]) {
    for (index, layer) in layers.enumerated().prefix(26) {
      var best: (distance: Int, column: Int, row: Int)?
      for column in 1..<(columns - 1) {
        guard let row = layer.heights[column] else { continue }
        let others = layers.indices.filter { $0 != index }
          .compactMap { layers[$0].heights[column].map { abs($0 - row) } }
        let distance = others.min() ?? rows * 4
        if distance > best?.distance ?? -1 { best = (distance, column, row / 4) }
      }
      if let best { cells[best.row][best.column] = letter(index) }
    }
  }

  private func legend(_ curves: [Curve]) -> String {
    curves.enumerated().map { index, curve in
      let name = TextSanitizer.singleLine(curve.name)
      return curves.count > 1 && index < 26 ? "\(letter(index)) \(name)\n" : "\(name)\n"
    }.joined()
  }

  private func axes(
    around cells: [[Character]], labels values: [Double], scale: PlotScale
  ) -> String {
    var labels = [String](repeating: "", count: rows)
    for value in values { labels[scale.row(of: value) / 4] = DecimalText.word(value) }
    let width = labels.map(\.count).max() ?? 0
    var text = ""
    for (label, row) in zip(labels, cells) {
      var line = String(repeating: " ", count: width - label.count) + label
      line += (label.isEmpty ? " │" : " ┤") + String(row)
      while line.last == " " { line.removeLast() }
      text += line + "\n"
    }
    let indent = String(repeating: " ", count: width + 1)
    return text + indent + "└" + String(repeating: "─", count: columns) + "\n"
      + indent + ticks(to: scale.end) + "\n"
  }

  /// Returns the numbers below the axis: its ends and its middle, then its name.
  private func ticks(to end: Double) -> String {
    let (middle, last) = (DecimalText.word(end / 2), DecimalText.word(end))
    var line = " 0"
    line += String(repeating: " ", count: max(1, 1 + columns / 2 - line.count)) + middle
    line += String(repeating: " ", count: max(1, 1 + columns - last.count - line.count)) + last
    return line + " " + TextSanitizer.singleLine(axis)
  }

  private func letter(_ index: Int) -> Character {
    Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(index)))
  }

  private func braille(_ dots: UInt8) -> Character {
    // All 256 values from here on are scalars.
    Character(Unicode.Scalar(0x2800 + UInt32(dots)) ?? " ")
  }
}

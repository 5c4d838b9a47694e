import InbetweenDrawing
import InbetweenMotion

/// How the lines of a text are broken, cut and put below each other.
nonisolated struct TextFlow: Equatable {
  /// Where a line stands that is shorter than the longest.
  var alignment = TextAlignment.leading
  /// How many lines there may be, and for how many there is always room.
  var limit = LineLimit()
  /// What gives way to an ellipsis.
  var truncation = Text.TruncationMode.tail
  /// How many rows a line takes with the space below it, at least 1.
  var rowsPerLine = 1

  init() {}

  /// Creates the flow that an environment asks for.
  @MainActor init(_ environment: EnvironmentValues, _ grid: LayoutGrid) {
    alignment = environment.multilineTextAlignment
    limit = environment.lineLimits
    truncation = environment.truncationMode
    let space = sensible(environment.lineSpacing).map { grid.nearest($0, .vertical) } ?? 0
    rowsPerLine = 1 + min(1000, Int(space / grid.metrics.height))
  }

  /// Returns the lines that fit into a number of columns and rows.
  func lines(
    of text: [ShapedLine], columns: Int, rows: Int, in clusters: ClusterTable
  ) -> [ShapedLine] {
    let room = rows == .max ? .max : (rows - 1) / rowsPerLine + 1
    return TextShaper.wrap(
      text, columns: columns, limit: max(1, min(room, limit.greatest ?? .max)),
      mode: truncation.cut, clusters: clusters)
  }

  /// Returns how many rows a number of lines take.
  func rows(ofLines count: Int) -> Int {
    (max(count, min(limit.least ?? 1, LineLimit.most)) - 1) * rowsPerLine + 1
  }

  /// Returns lines that are put below each other in a number of columns.
  func block(_ lines: [ShapedLine], columns: Int, styles: [GlyphStyle]) -> TextBlock {
    let starts = lines.map { line in
      switch alignment {
      case .leading: 0
      case .center: max(0, columns - line.width) / 2
      case .trailing: max(0, columns - line.width)
      }
    }
    return TextBlock(lines: lines, columns: starts, rowsPerLine: rowsPerLine, styles: styles)
  }
}

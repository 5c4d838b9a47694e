import InbetweenDrawing

/// Writes a screen as text without colours.
///
/// Not in SwiftUI.
public enum PlainText {
  /// Returns the rows with a line end behind each, without blanks at their ends and without empty rows at
  /// the bottom.
  ///
  /// Edges: an empty text for a screen of blanks. What a terminal would obey is shown as a replacement
  /// character, and half a wide grapheme as a space.
  public static func text(of cells: CellBuffer, clusters: ClusterTable) -> String {
    var text = ""
    var emptyRows = 0
    for row in 0..<cells.rows {
      var line = PlainText.row(row, of: cells, clusters: clusters)
      while line.unicodeScalars.last == " " { line.unicodeScalars.removeLast() }
      if line.isEmpty {
        emptyRows += 1
      } else {
        text += String(repeating: "\n", count: emptyRows) + line + "\n"
        emptyRows = 0
      }
    }
    return text
  }

  /// Returns the graphemes of a row, blanks at its end included.
  static func row(_ row: Int, of cells: CellBuffer, clusters: ClusterTable) -> String {
    var text = ""
    for column in 0..<cells.columns {
      let cell = cells[column, row]
      switch cell.role {
      case .single: text += safe(clusters.string(for: cell.glyph))
      case .leading:
        let isWhole = column + 1 < cells.columns && cells[column + 1, row].role == .trailing
        text += isWhole ? safe(clusters.string(for: cell.glyph)) : " "
      case .trailing:
        let isWhole = column > 0 && cells[column - 1, row].role == .leading
        text += isWhole ? "" : " "
      }
    }
    return text
  }

  /// Returns a text with replacement characters for what a terminal would obey.
  static func safe(_ text: String) -> String {
    if text.unicodeScalars.allSatisfy(GlyphSafety.isSafe) { return text }
    var safe = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      safe.append(GlyphSafety.isSafe(scalar) ? scalar : "\u{FFFD}")
    }
    return String(safe)
  }
}

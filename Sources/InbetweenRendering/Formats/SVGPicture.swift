import InbetweenDrawing

/// The elements that show one screen in a scalable picture.
struct SVGPicture {
  static let cellWidth = 8
  static let cellHeight = 16
  /// How far the baseline of text stands below the top of its cell.
  private static let baseline = 12

  let cells: CellBuffer
  let clusters: ClusterTable
  /// The colour that counts as the terminal's own background.
  let background: CellColor

  /// What block glyphs cover, by their scalars.
  private static let masks: [UInt32: UInt64] = {
    let parts = BlockGlyph.parts(.octants).filter { $0.scalar != Cell.space }
    return Dictionary(parts.map { ($0.scalar, $0.mask) }) { first, _ in first }
      .merging([0x2588: ~0]) { first, _ in first }
  }()

  /// Returns the elements: in each row backgrounds first, then what stands on them.
  func elements() -> String {
    var text = ""
    for row in 0..<cells.rows {
      text += backgrounds(row)
      for column in 0..<cells.columns {
        guard let mask = Self.masks[cells[column, row].glyph] else { continue }
        text += parts(mask, column: column, row: row)
      }
      text += texts(row)
    }
    return text
  }

  // MARK: Rectangles

  private func backgrounds(_ row: Int) -> String {
    var text = ""
    var column = 0
    while column < cells.columns {
      let color = colors(cells[column, row]).background
      let first = column
      repeat {
        column += 1
      } while column < cells.columns
        && colors(cells[column, row]).background == color
      guard color != background else { continue }
      text += rectangle(
        x: first * Self.cellWidth, y: row * Self.cellHeight,
        width: (column - first) * Self.cellWidth, height: Self.cellHeight, color)
    }
    return text
  }

  /// Returns the rectangles of a block glyph: each row of eighths, with equal ones as one.
  private func parts(_ mask: UInt64, column: Int, row: Int) -> String {
    let ink = colors(cells[column, row]).ink
    var text = ""
    var first = 0
    while first < 8 {
      let bits = mask >> UInt64(8 * first) & 0xFF
      var end = first + 1
      while end < 8, mask >> UInt64(8 * end) & 0xFF == bits { end += 1 }
      var left = 0
      while left < 8 {
        guard bits >> UInt64(left) & 1 == 1 else {
          left += 1
          continue
        }
        var right = left + 1
        while right < 8, bits >> UInt64(right) & 1 == 1 { right += 1 }
        text += rectangle(
          x: column * Self.cellWidth + left, y: row * Self.cellHeight + 2 * first,
          width: right - left, height: 2 * (end - first), ink)
        left = right
      }
      first = end
    }
    return text
  }

  private func rectangle(x: Int, y: Int, width: Int, height: Int, _ color: CellColor) -> String {
    "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" fill=\"\(color)\"/>\n"
  }

  // MARK: Text

  /// Returns the graphemes of a row; neighbours of one style are one element, with a place for each.
  private func texts(_ row: Int) -> String {
    var text = ""
    var column = 0
    while column < cells.columns {
      let first = column
      let cell = cells[column, row]
      column += 1
      guard isText(cell) else { continue }
      while column < cells.columns, canFollow(cells[column, row], cell) { column += 1 }
      let places = (first..<column).map { String($0 * Self.cellWidth) }.joined(separator: " ")
      let content = (first..<column).map { grapheme(cells[$0, row]) }.joined()
      text += "<text x=\"\(places)\" y=\"\(row * Self.cellHeight + Self.baseline)\""
      text += " fill=\"\(colors(cell).ink)\"\(style(cell.attributes))>\(content)</text>\n"
    }
    return text
  }

  private func isText(_ cell: Cell) -> Bool {
    let isLine = !cell.attributes.isDisjoint(with: [.underline, .strikethrough])
    return cell.role != .trailing && Self.masks[cell.glyph] == nil
      && (cell.glyph != Cell.space || isLine)
  }

  /// Whether a cell may share an element with those before: a character in the basic plane is one place.
  private func canFollow(_ cell: Cell, _ first: Cell) -> Bool {
    isText(cell) && cell.role == .single && first.role == .single
      && max(cell.glyph, first.glyph) < 0x1_0000 && cell.attributes == first.attributes
      && colors(cell).ink == colors(first).ink
  }

  private func grapheme(_ cell: Cell) -> String {
    cell.glyph == Cell.space
      ? "\u{A0}" : Self.escaped(PlainText.safe(clusters.string(for: cell.glyph)))
  }

  private func style(_ attributes: TextAttributes) -> String {
    var text = ""
    if attributes.contains(.bold) { text += " font-weight=\"bold\"" }
    if attributes.contains(.dim) { text += " fill-opacity=\"0.6\"" }
    if attributes.contains(.italic) { text += " font-style=\"italic\"" }
    var lines: [String] = []
    if attributes.contains(.underline) { lines.append("underline") }
    if attributes.contains(.strikethrough) { lines.append("line-through") }
    if !lines.isEmpty { text += " text-decoration=\"\(lines.joined(separator: " "))\"" }
    return text
  }

  /// Returns a text without what a document in XML would take for its own.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(GlyphSafety.isSafe(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return escaped
  }

  // MARK: Colours

  /// The colours that are seen: reversal is done, and the terminal's own colours are those declared.
  private func colors(_ cell: Cell) -> (ink: CellColor, background: CellColor) {
    let back = cell.background.isStandard ? background : cell.background
    let ink = cell.ink.isStandard ? ownInk : cell.ink
    return cell.attributes.contains(.reverse) ? (back, ink) : (ink, back)
  }

  /// What stands out from the background: light on dark, and dark on light.
  private var ownInk: CellColor {
    let sum = Int(background.red) + Int(background.green) + Int(background.blue)
    let grey: UInt8 = sum < 3 * 128 ? 229 : 0
    return CellColor(red: grey, green: grey, blue: grey)
  }
}

import InbetweenDrawing
import InbetweenRendering
import InbetweenTesting

/// Screens of random text, narrow and wide, in random colours.
struct RandomScreens {
  var generator: SeededGenerator
  var clusters = ClusterTable()

  /// Whether only graphemes come that all terminals give the same width.
  private let isCertain: Bool
  private let narrow = ["a", "Z", " ", " ", "-", "é", "▌", "▗", "⣿", "Ω", "█"]
  private let uncertainNarrow = ["e\u{301}", "☆", "→"]
  private let wide = ["日", "本", "語", "你", "好", "한", "ア"]
  private let uncertainWide = ["😀", "👨‍👩‍👧", "🇩🇪", "❤\u{FE0F}", "1\u{FE0F}\u{20E3}"]
  private let inks = [
    CellColor.standard, CellColor(red: 255, green: 255, blue: 255),
    CellColor(red: 10, green: 200, blue: 3), CellColor(red: 12, green: 198, blue: 4),
    CellColor(red: 200, green: 0, blue: 0),
  ]
  private let backgrounds = [
    CellColor.standard, CellColor.standard, CellColor(red: 0, green: 0, blue: 0),
    CellColor(red: 48, green: 80, blue: 192), CellColor(red: 50, green: 82, blue: 190),
  ]

  init(seed: UInt64, isCertain: Bool = false) {
    generator = SeededGenerator(seed: seed)
    self.isCertain = isCertain
  }

  mutating func screen(_ size: GridSize) -> CellBuffer {
    var screen = CellBuffer(size)
    for row in 0..<size.rows { fill(&screen, row: row, from: 0, to: size.columns) }
    return screen
  }

  /// Returns a screen that keeps some of another.
  mutating func variant(of screen: CellBuffer) -> CellBuffer {
    var changed = screen
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      let row = Int.random(in: 0..<screen.rows, using: &generator)
      let start = Int.random(in: 0..<screen.columns, using: &generator)
      let end = Int.random(in: start...screen.columns, using: &generator)
      cut(&changed, row: row, at: start)
      cut(&changed, row: row, at: end)
      fill(&changed, row: row, from: start, to: end)
    }
    return changed
  }

  /// Returns a screen in which some rows of another moved up or down, and others are new.
  mutating func scrolled(_ screen: CellBuffer) -> CellBuffer {
    var changed = screen
    let top = Int.random(in: 0..<screen.rows, using: &generator)
    let bottom = Int.random(in: top..<screen.rows, using: &generator)
    let distance = Int.random(in: -2...2, using: &generator)
    for row in top...bottom {
      let isKept = (top...bottom).contains(row + distance)
      for column in 0..<screen.columns where isKept {
        changed[column, row] = screen[column, row + distance]
      }
      if !isKept { fill(&changed, row: row, from: 0, to: screen.columns) }
    }
    return changed
  }

  private mutating func attributes() -> TextAttributes {
    guard Int.random(in: 0..<3, using: &generator) == 0 else { return [] }
    let every: [TextAttributes] = [.bold, .dim, .italic, .underline, .reverse, .strikethrough]
    return every.reduce(into: []) { result, attribute in
      if Int.random(in: 0..<3, using: &generator) == 0 { result.insert(attribute) }
    }
  }

  private mutating func fill(_ screen: inout CellBuffer, row: Int, from start: Int, to end: Int) {
    var column = start
    while column < end {
      var cell = Cell(glyph: 0x20)
      cell.ink = inks.randomElement(using: &generator) ?? .standard
      cell.background = backgrounds.randomElement(using: &generator) ?? .standard
      cell.attributes = attributes()
      // Tmux says nothing about links.
      let leads = !isCertain && Int.random(in: 0..<6, using: &generator) == 0
      let address = "https://example.org/\(Int.random(in: 0..<3, using: &generator))"
      cell.link = leads ? clusters.linkNumber(for: address) : 0
      let runEnd = min(end, column + Int.random(in: 1...9, using: &generator))
      let isBlank = Int.random(in: 0..<4, using: &generator) == 0
      // Some runs are of one character.
      let isEven = Int.random(in: 0..<4, using: &generator) == 0
      let (narrow, wide) =
        isCertain ? (narrow, wide) : (narrow + uncertainNarrow, wide + uncertainWide)
      while column < runEnd {
        let takesTwo = !isBlank && !isEven && column + 1 < runEnd && Bool.random(using: &generator)
        let texts = isBlank ? [" "] : isEven ? ["█"] : takesTwo ? wide : narrow
        let text = texts.randomElement(using: &generator) ?? " "
        cell.glyph = clusters.number(for: Character(text))
        cell.role = takesTwo ? .leading : .single
        screen[column, row] = cell
        if takesTwo {
          cell.glyph = 0
          cell.role = .trailing
          screen[column + 1, row] = cell
        }
        column += takesTwo ? 2 : 1
      }
    }
  }

  /// Makes blanks of a wide grapheme that stands across an edge.
  private func cut(_ screen: inout CellBuffer, row: Int, at column: Int) {
    guard column > 0, column < screen.columns, screen[column, row].role == .trailing else { return }
    for half in column - 1...column {
      screen[half, row].link = 0
      screen[half, row].glyph = 0x20
      screen[half, row].role = .single
    }
  }
}

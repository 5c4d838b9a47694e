import InbetweenDrawing
import InbetweenRendering
import InbetweenTesting

/// Screens of random text, narrow and wide, in random colours.
struct RandomScreens {
  var generator: SeededGenerator
  var clusters = ClusterTable()

  private let narrow = ["a", "Z", " ", " ", "-", "é", "▌", "▗", "⣿", "Ω", "e\u{301}", "☆", "→"]
  private let wide = [
    "日", "本", "語", "你", "好", "한", "ア", "😀", "👨‍👩‍👧", "🇩🇪", "❤\u{FE0F}", "1\u{FE0F}\u{20E3}",
  ]
  private let inks = [
    CellColor.standard, CellColor(red: 255, green: 255, blue: 255),
    CellColor(red: 10, green: 200, blue: 3),
  ]
  private let backgrounds = [
    CellColor.standard, CellColor.standard, CellColor(red: 0, green: 0, blue: 0),
    CellColor(red: 48, green: 80, blue: 192),
  ]
  private let attributes: [TextAttributes] = [
    [], [], [], .bold, .dim, .underline, .reverse, [.bold, .italic], .strikethrough,
  ]

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

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

  private mutating func fill(_ screen: inout CellBuffer, row: Int, from start: Int, to end: Int) {
    var column = start
    while column < end {
      var cell = Cell(glyph: 0x20)
      cell.ink = inks.randomElement(using: &generator) ?? .standard
      cell.background = backgrounds.randomElement(using: &generator) ?? .standard
      cell.attributes = attributes.randomElement(using: &generator) ?? []
      let runEnd = min(end, column + Int.random(in: 1...9, using: &generator))
      let isBlank = Int.random(in: 0..<4, using: &generator) == 0
      while column < runEnd {
        let takesTwo = !isBlank && column + 1 < runEnd && Bool.random(using: &generator)
        let texts = isBlank ? [" "] : takesTwo ? wide : narrow
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
      screen[half, row].glyph = 0x20
      screen[half, row].role = .single
    }
  }
}

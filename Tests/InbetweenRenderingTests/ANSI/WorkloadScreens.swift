import InbetweenDrawing
import InbetweenRendering

/// The screens of the benchmark workloads, drawn by hand.
enum WorkloadScreens {
  /// W1: a highlight slides under three labels; frames from 0 on.
  static func picker(frame: Int) -> CellBuffer {
    var screen = CellBuffer(GridSize(columns: 80, rows: 24))
    let selection = frame / 21
    let progress = Double(frame % 21 + 1) / 21
    let eased = progress * progress * (3 - 2 * progress)
    let from = Double(selection % 3)
    let to = Double((selection + 1) % 3)
    let left = 10 + Int(((from + (to - from) * eased) * 20).rounded())
    let blue = CellColor(red: 48, green: 80, blue: 192)
    for column in left..<left + 20 { screen[column, 11].background = blue }
    for (tab, title) in ["Day", "Week", "Month"].enumerated() {
      let start = 10 + tab * 20 + (20 - title.count) / 2
      for (place, scalar) in title.unicodeScalars.enumerated() {
        let isLit = (left..<left + 20).contains(start + place)
        let gray: UInt8 = isLit ? 255 : 192
        screen[start + place, 11].glyph = scalar.value
        screen[start + place, 11].ink = CellColor(red: gray, green: gray, blue: gray)
      }
    }
    return screen
  }

  /// W2: boxes of two cells that move up and down and to and fro.
  static func movers(_ count: Int, frame: Int) -> CellBuffer {
    let palette = [
      CellColor(red: 224, green: 64, blue: 64), CellColor(red: 64, green: 192, blue: 64),
      CellColor(red: 64, green: 96, blue: 224), CellColor(red: 224, green: 192, blue: 64),
      CellColor(red: 192, green: 64, blue: 192), CellColor(red: 64, green: 192, blue: 192),
    ]
    var screen = CellBuffer(GridSize(columns: 160, rows: 50))
    for box in 0..<count {
      let column = triangle(7 * box + frame * (1 + box % 3), 158)
      let row = triangle(3 * box + frame * (1 + box % 2), 49)
      screen[column, row].background = palette[box % 6]
      screen[column + 1, row].background = palette[box % 6]
    }
    return screen
  }

  /// W3: a gradient in every cell that fades.
  static func gradient(frame: Int) -> CellBuffer {
    var screen = CellBuffer(GridSize(columns: 160, rows: 50))
    for row in 0..<50 {
      for column in 0..<160 {
        let red = 255 * column / 159
        let green = 255 * row / 49
        screen[column, row].background = CellColor(
          red: UInt8(red + (255 - 2 * red) * frame / 299),
          green: UInt8(green + (255 - 2 * green) * frame / 299),
          blue: UInt8(128 + 127 * frame / 299))
      }
    }
    return screen
  }

  /// W4: a list of which every frame shows the next row.
  static func list(frame: Int) -> CellBuffer {
    var screen = CellBuffer(GridSize(columns: 80, rows: 24))
    let cyan = CellColor(red: 0, green: 192, blue: 192)
    for row in 0..<24 {
      let number = String(100_000 + frame + row).dropFirst()
      let text = "\(number) Item number \(frame + row): lorem ipsum dolor sit amet"
      for (column, scalar) in text.unicodeScalars.enumerated() {
        screen[column, row] = Cell(glyph: scalar.value, ink: column < 5 ? cyan : .standard)
      }
    }
    return screen
  }

  private static func triangle(_ position: Int, _ limit: Int) -> Int {
    let rest = position % (2 * limit)
    return rest <= limit ? rest : 2 * limit - rest
  }
}

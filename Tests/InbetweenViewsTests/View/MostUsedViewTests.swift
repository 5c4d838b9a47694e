import Inbetween
import Testing

/// What the most used views draw, in cells of 8 x 16 points.
///
/// Of 646 public files of SwiftUI animations, so many use: View 473, Color 272, Text 220, VStack 200, Image
/// 190, ZStack 179, HStack 169, Circle 125, Button 121, ForEach 117. With the modifiers and colours of
/// `MostUsedModifierTests` these are the twenty most used names of what is drawn.
@MainActor @Suite struct MostUsedViewTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)
  private let legend: [Character: [Int]] = ["r": [255, 0, 0], "b": [0, 0, 255]]

  private func screen<Content: View>(
    _ columns: Int, _ rows: Int, @ViewBuilder _ content: () -> Content
  ) -> Screen {
    let stage = Stage(
      TopLeading { content() }, columns: columns, rows: rows, metrics: .terminal)
    return Screen(stage.at(0))
  }

  @Test func `a view draws its body, wherever it is used`() {
    struct Badge: View {
      let title: String
      var body: some View { Text(title).background(back) }
      private var back: some View { MostUsedViewTests.red }
    }
    struct Pair: View {
      var body: some View {
        Badge(title: "ab")
        Badge(title: "c")
      }
    }
    let found = screen(5, 2) { VStack(alignment: .trailing) { Pair() } }
    #expect(found.glyphs == ["ab   ", " c   "])
    #expect(found.backgrounds(legend) == ["rr...", ".r..."])
  }

  @Test func `a colour fills what it is offered`() {
    let found = screen(4, 2) { MostUsedViewTests.red.frame(width: 24, height: 16) }
    #expect(found.backgrounds(legend) == ["rrr.", "...."])
    // The system's red in the dark scheme, from Apple's table.
    #expect(screen(1, 1) { Color.red }.background(0, 0) == [255, 69, 58])
    #expect(screen(2, 2) { MostUsedViewTests.blue }.backgrounds(legend) == ["bb", "bb"])
  }

  @Test func `a text stands in the terminal's white, and goes on in the next line`() {
    let found = screen(8, 2) { Text("one two three") }
    #expect(found.glyphs == ["one two ", "three   "])
    #expect(found.ink(0, 0) == [255, 255, 255])
    #expect(found.cells.allSatisfy { $0.background.isStandard && $0.attributes.isEmpty })
  }

  @Test func `a column has its views one below the other, in the middle`() {
    let found = screen(5, 4) {
      VStack {
        Text("a")
        Text("bcd")
      }
    }
    #expect(found.glyphs == [" a   ", "bcd  ", "     ", "     "])
    // 16 points are one row.
    let apart = screen(3, 3) {
      VStack(alignment: .leading, spacing: 16) {
        Text("a")
        Text("bcd")
      }
    }
    #expect(apart.glyphs == ["a  ", "   ", "bcd"])
  }

  @Test func `an image of a symbol is a character in the colour of texts`() {
    let found = screen(3, 1) {
      HStack(spacing: 0) {
        Image(systemName: "star.fill").foregroundStyle(MostUsedViewTests.red)
        Image(systemName: "heart")
      }
    }
    #expect(found.glyphs == ["★♡ "])
    #expect(found.ink(0, 0) == [255, 0, 0] && found.ink(1, 0) == [255, 255, 255])
  }

  @Test func `layers lie over each other, the last on top`() {
    let found = screen(6, 3) {
      ZStack {
        MostUsedViewTests.red.frame(width: 40, height: 48)
        MostUsedViewTests.blue.frame(width: 24, height: 16)
        Text("x")
      }
    }
    #expect(found.backgrounds(legend) == ["rrrrr.", "rbbbr.", "rrrrr."])
    #expect(found.glyphs == ["      ", "  x   ", "      "])
    let corner = screen(5, 3) {
      ZStack(alignment: .bottomTrailing) {
        MostUsedViewTests.red.frame(width: 40, height: 48)
        Text("x")
      }
    }
    #expect(corner.glyphs == ["     ", "     ", "    x"])
  }

  @Test func `a row has its views side by side, a column apart`() {
    // What views want between them is 8 points: one column.
    let found = screen(7, 1) {
      HStack {
        Text("ab")
        Text("c")
        Text("d")
      }
    }
    #expect(found.glyphs == ["ab c d "])
    let tall = screen(3, 3) {
      HStack(alignment: .bottom, spacing: 0) {
        MostUsedViewTests.red.frame(width: 8, height: 48)
        Text("a")
      }
    }
    #expect(tall.glyphs == ["   ", "   ", " a "])
    #expect(tall.backgrounds(legend) == ["r..", "r..", "r.."])
  }

  @Test func `a circle is as round as cells allow`() {
    // Radius 32 about (32, 32): the middles of the upper cells are 24 above it, so that those within
    // 21.2 of 32 count, 12 to 52; the next are 8 above it, where all eight are within 31.
    let found = screen(9, 4) {
      Circle().fill(MostUsedViewTests.red).frame(width: 64, height: 64)
    }
    #expect(found.backgrounds(legend) == [".rrrrrr..", "rrrrrrrr.", "rrrrrrrr.", ".rrrrrr.."])
    // In a wide frame it is as high as that, in the middle.
    let wide = screen(10, 2) {
      Circle().fill(MostUsedViewTests.red).frame(width: 80, height: 32)
    }
    // Radius 16 about (40, 16), and the middles 8 above it: within 13.9 of 40, that is 28 to 52.
    #expect(wide.backgrounds(legend) == ["...rrrr...", "...rrrr..."])
  }

  @Test func `a button is a label in the accent colour, or on a ground of it`() {
    let plain = screen(4, 1) { Button("go") {} }
    #expect(plain.glyphs == ["go  "])
    // The system's blue in the dark scheme.
    #expect(plain.ink(0, 0) == [10, 132, 255] && plain.cells[0].background.isStandard)
    // 16 points at both sides are two columns.
    let filled = screen(7, 1) { Button("go") {}.buttonStyle(.borderedProminent) }
    #expect(filled.glyphs == ["  go   "])
    #expect(filled.ink(2, 0) == [255, 255, 255])
    #expect(filled.backgrounds(["b": [10, 132, 255]]) == ["bbbbbb."])
  }

  @Test func `each element of a collection has a view`() {
    let found = screen(4, 3) {
      VStack(alignment: .leading) {
        ForEach(["a", "bc", "def"], id: \.self) { Text($0) }
      }
    }
    #expect(found.glyphs == ["a   ", "bc  ", "def "])
    let numbers = screen(5, 1) { HStack { ForEach(0..<3) { Text("\($0)") } } }
    #expect(numbers.glyphs == ["0 1 2"])
  }
}

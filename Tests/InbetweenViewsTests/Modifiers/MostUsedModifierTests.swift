import Inbetween
import Testing

/// What the most used modifiers and colours draw, in cells of 8 x 16 points.
///
/// The other half of the twenty names that `MostUsedViewTests` counts: frame 267, padding 211, font 200,
/// opacity 163, offset 160, foregroundColor 155, white 141, background 128, fill 127, dark 119.
@MainActor @Suite struct MostUsedModifierTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private let legend: [Character: [Int]] = ["r": [255, 0, 0], "w": [255, 255, 255]]

  private func screen<Content: View>(
    _ columns: Int, _ rows: Int, @ViewBuilder _ content: () -> Content
  ) -> Screen {
    let stage = Stage(
      TopLeading { content() }, columns: columns, rows: rows, metrics: .terminal)
    return Screen(stage.at(0))
  }

  @Test func `frame makes a view as large as it says, and aligns what is inside`() {
    // 40 x 48 points are five columns and three rows.
    let found = screen(6, 4) {
      Text("ab").frame(width: 40, height: 48, alignment: .bottomTrailing)
        .background(MostUsedModifierTests.red)
    }
    #expect(found.glyphs == ["      ", "      ", "   ab ", "      "])
    #expect(found.backgrounds(legend) == ["rrrrr.", "rrrrr.", "rrrrr.", "......"])
  }

  @Test func `padding keeps 16 points free on all sides, and what is asked for on some`() {
    // Two columns and one row.
    let found = screen(7, 4) { Text("ab").padding().background(MostUsedModifierTests.red) }
    #expect(found.glyphs == ["       ", "  ab   ", "       ", "       "])
    #expect(found.backgrounds(legend) == ["rrrrrr.", "rrrrrr.", "rrrrrr.", "......."])
    let leading = screen(7, 1) {
      Text("ab").padding(.leading, 24).background(MostUsedModifierTests.red)
    }
    #expect(leading.glyphs == ["   ab  "])
    #expect(leading.backgrounds(legend) == ["rrrrr.."])
  }

  @Test func `font has titles bold and captions faint`() {
    let found = screen(3, 3) {
      VStack(spacing: 0) {
        Text("abc").font(.title)
        Text("abc").font(.body)
        Text("abc").font(.caption)
      }
    }
    #expect(found.glyphs == ["abc", "abc", "abc"])
    #expect(
      found.cells.map(\.attributes)
        == [.bold, .bold, .bold, [], [], [], .dim, .dim, .dim] as [TextAttributes])
  }

  @Test func `opacity mixes a view with what is behind it`() {
    let found = screen(3, 2) {
      VStack(alignment: .leading, spacing: 0) {
        // Two fifths of 255 over black is 102; of red over white, the rest of the white is 153.
        Color.white.opacity(0.4).frame(width: 24, height: 16)
        MostUsedModifierTests.red.frame(width: 16, height: 16).opacity(0.4).background(.white)
      }
    }
    #expect(found.background(2, 0) == [102, 102, 102])
    #expect(found.background(1, 1) == [255, 153, 153])
    #expect(found.cells[5].background.isStandard)
    let text = screen(1, 1) { Text("a").opacity(0.4) }
    #expect(text.glyphs == ["a"] && text.ink(0, 0) == [102, 102, 102])
    #expect(screen(1, 1) { Text("a").opacity(0) }.isBlank)
  }

  @Test func `offset moves what is drawn and leaves its place`() {
    let found = screen(6, 2) {
      HStack(spacing: 0) {
        Text("ab").offset(x: 24, y: 16)
        Text("cd")
      }
    }
    #expect(found.glyphs == ["  cd  ", "   ab "])
  }

  @Test func `foregroundColor paints the texts and shapes inside`() {
    let found = screen(4, 1) {
      HStack(spacing: 0) {
        Text("a")
        Rectangle().frame(width: 8, height: 16)
        Text("b").foregroundColor(.white)
      }
      .foregroundColor(MostUsedModifierTests.red)
    }
    #expect(found.glyphs == ["a b "])
    #expect(found.ink(0, 0) == [255, 0, 0] && found.ink(2, 0) == [255, 255, 255])
    #expect(found.backgrounds(legend) == [".r.."])
  }

  @Test func `white is white in both colour schemes`() {
    for scheme in ColorScheme.allCases {
      let found = screen(3, 1) {
        Text("a").foregroundStyle(.white).frame(width: 8).background(MostUsedModifierTests.red)
          .padding(.trailing, 8).background(.white).colorScheme(scheme)
      }
      #expect(found.glyphs == ["a  "] && found.ink(0, 0) == [255, 255, 255])
      #expect(found.backgrounds(legend) == ["rw."])
    }
  }

  @Test func `background lies behind the view, as large as that`() {
    let found = screen(8, 3) {
      Text("abcd").frame(height: 48)
        .background(alignment: .bottomTrailing) {
          MostUsedModifierTests.red.frame(width: 16, height: 16)
        }
        .background(.white)
    }
    #expect(found.glyphs == ["        ", "abcd    ", "        "])
    #expect(found.backgrounds(legend) == ["wwww....", "wwww....", "wwrr...."])
  }

  @Test func `fill paints the inside of a shape`() {
    let found = screen(9, 4) {
      // Where the middles of cells are, at 8c + 4 and 16r + 8, tells what belongs to the triangle
      // below the diagonal of 64 x 64: y > x. In rows of 8, 24, 40, 56: 4; 4, 12, 20; and so on.
      Triangle().fill(MostUsedModifierTests.red).frame(width: 64, height: 64)
    }
    #expect(found.backgrounds(legend) == ["r........", "rrr......", "rrrrr....", "rrrrrrr.."])
  }

  @Test func `dark has a light terminal painted black, and its text white`() {
    let stage = Stage(
      TopLeading { Text("a").preferredColorScheme(.dark) }, columns: 2, rows: 1,
      metrics: .terminal)
    stage.send(.background(.white), at: 0)
    let found = Screen(stage.at(0))
    #expect(found.background(0, 0) == [0, 0, 0] && found.background(1, 0) == [0, 0, 0])
    #expect(found.glyphs == ["a "] && found.ink(0, 0) == [255, 255, 255])
  }
}

/// The half of a rectangle below the diagonal that begins at its upper left corner.
private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

import Inbetween
import Testing

/// What views and modifiers draw that are used often, if not the most, in cells of 8 x 16 points.
///
/// Counted as in `MostUsedViewTests`: rotationEffect 115, scaleEffect 107, Spacer 97, overlay 71, Rectangle
/// 60, RoundedRectangle 57, ScrollView 56, foregroundStyle 55, GeometryReader 54, aspectRatio 50, Capsule 44,
/// Path 36. `cornerRadius` 102 and `clipShape` 72 are in `ClipTests`, `resizable` 84 in `ImageTests`,
/// `stroke` 61 and `StrokeStyle` 34 in `ShapeDrawingTests`, `shadow` 54 in `ShadowTests`.
@MainActor @Suite struct OftenUsedNameTests {
  private static let red = Color(red: 1, green: 0, blue: 0)

  private func screen<Content: View>(
    _ columns: Int, _ rows: Int, @ViewBuilder _ content: () -> Content
  ) -> Screen {
    let stage = Stage(
      TopLeading { content() }, columns: columns, rows: rows, metrics: .terminal)
    return Screen(stage.at(0))
  }

  /// Which cells are red.
  private func reds<Content: View>(
    _ columns: Int, _ rows: Int, @ViewBuilder _ content: () -> Content
  ) -> [String] {
    screen(columns, rows, content).backgrounds(["r": [255, 0, 0]])
  }

  // MARK: Shapes

  @Test func `a rectangle fills its frame`() {
    let found = reds(4, 3) { Rectangle().fill(Self.red).frame(width: 24, height: 32) }
    #expect(found == ["rrr.", "rrr.", "...."])
  }

  @Test func `a rounded rectangle leaves out the corners`() {
    // About (24, 24) with radius 24: the middle of the corner's cell, at (4, 8), is 25.6 away, that of the
    // next one, at (12, 8), 20, and that below, at (4, 24), 20.
    let found = reds(8, 3) {
      RoundedRectangle(cornerRadius: 24).fill(Self.red).frame(width: 64, height: 48)
    }
    #expect(found == [".rrrrrr.", "rrrrrrrr", ".rrrrrr."])
  }

  @Test func `a capsule has half circles at its ends`() {
    // Half of 48 is the radius 24 of the rounded rectangle above.
    let found = reds(10, 3) { Capsule().fill(Self.red).frame(width: 80, height: 48) }
    #expect(found == [".rrrrrrrr.", "rrrrrrrrrr", ".rrrrrrrr."])
  }

  @Test func `a path is drawn where its points are`() {
    let found = reds(6, 4) {
      Path { $0.addRect(CGRect(x: 8, y: 16, width: 24, height: 32)) }.fill(Self.red)
        .frame(width: 48, height: 64)
    }
    #expect(found == ["......", ".rrr..", ".rrr..", "......"])
  }

  // MARK: Layout

  @Test func `a spacer takes what is left of a row and of a column`() {
    let row = screen(6, 1) {
      HStack(spacing: 0) {
        Text("a")
        Spacer()
        Text("b")
      }
    }
    #expect(row.glyphs == ["a    b"])
    let column = screen(1, 4) {
      VStack(spacing: 0) {
        Spacer()
        Text("a")
      }
    }
    #expect(column.glyphs == [" ", " ", " ", "a"])
  }

  @Test func `a geometry reader tells the size and draws from the corner`() {
    let found = screen(8, 3) {
      GeometryReader { proxy in
        Text("\(Int(proxy.size.width)) \(Int(proxy.size.height))")
      }
    }
    // 8 x 3 cells in points.
    #expect(found.glyphs == ["64 48   ", "        ", "        "])
  }

  @Test func `a scroll view shows as much as it has room for`() {
    let stage = Stage(
      ScrollView {
        VStack(alignment: .leading, spacing: 0) { ForEach(0..<5) { Text("row \($0)") } }
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      .scrollIndicators(.hidden), columns: 6, rows: 2, metrics: .terminal)
    #expect(Screen(stage.at(0)).glyphs == ["row 0 ", "row 1 "])
    // The end is three rows further down.
    stage.key(.end, at: 0)
    #expect(Screen(stage.at(5)).glyphs == ["row 3 ", "row 4 "])
  }

  @Test func `an aspect ratio keeps a view as wide as high`() {
    // As high as the frame, 32 points: four columns in the middle of ten.
    let found = reds(10, 2) {
      Self.red.aspectRatio(1, contentMode: .fit).frame(width: 80, height: 32)
    }
    #expect(found == ["...rrrr...", "...rrrr..."])
  }

  // MARK: Effects

  @Test func `a rotation turns what is drawn about the middle`() {
    // 64 x 16 in the middle of 64 x 64 becomes 16 x 64: two columns.
    let found = reds(8, 4) {
      Self.red.frame(width: 64, height: 16).rotationEffect(.degrees(90))
        .frame(width: 64, height: 64, alignment: .top).offset(y: 24)
    }
    #expect(found == ["...rr...", "...rr...", "...rr...", "...rr..."])
  }

  @Test func `a scale enlarges what is drawn about the middle, and leaves its place`() {
    // 16 x 16 from (24, 16) becomes 48 x 48 from (8, 0).
    let found = reds(8, 3) {
      Self.red.frame(width: 16, height: 16).scaleEffect(3).frame(width: 64, height: 48)
    }
    #expect(found == [".rrrrrr.", ".rrrrrr.", ".rrrrrr."])
    let beside = screen(4, 1) {
      HStack(spacing: 0) {
        Self.red.frame(width: 8, height: 16).scaleEffect(x: 2, anchor: .leading)
        Text("a")
      }
    }
    #expect(beside.glyphs == [" a  "])
    #expect(beside.backgrounds(["r": [255, 0, 0]]) == ["rr.."])
  }

  @Test func `an overlay lies over the view, at its edge`() {
    let found = screen(5, 1) {
      Self.red.frame(width: 32, height: 16).overlay(alignment: .trailing) { Text("x") }
    }
    #expect(found.glyphs == ["   x "])
    #expect(found.backgrounds(["r": [255, 0, 0]]) == ["rrrr."])
  }

  @Test func `the foreground style paints texts and shapes, and fainter what matters less`() {
    let found = screen(3, 1) {
      HStack(spacing: 0) {
        Text("a")
        Text("b").foregroundStyle(.secondary)
        Rectangle().frame(width: 8, height: 16)
      }
      .foregroundStyle(Self.red)
    }
    #expect(found.glyphs == ["ab "])
    // Half of 255, rounded.
    #expect(found.ink(0, 0) == [255, 0, 0] && found.ink(1, 0) == [128, 0, 0])
    #expect(found.background(2, 0) == [255, 0, 0])
  }
}

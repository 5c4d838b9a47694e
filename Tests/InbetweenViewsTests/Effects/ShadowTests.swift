import Inbetween
import Testing

/// Shadows and soft edges.
@MainActor @Suite struct ShadowTests {
  private static let white = Color(white: 1)

  private func items(_ picture: Picture) -> [DisplayItem] {
    picture.list.items.filter { $0.payload != .marker }
  }

  @Test func `a shadow lies under its shape, moved and a blur's length larger`() throws {
    let stage = Stage(
      TopLeading {
        RoundedRectangle(cornerRadius: 1).fill(ShadowTests.white).frame(width: 6, height: 4)
          .padding(4)
          .shadow(color: .black.opacity(0.5), radius: 2, x: 1, y: -1)
      }, columns: 20, rows: 12)
    let drawn = items(stage.at(0))
    #expect(drawn.map(\.node)[0] == -1)
    #expect(drawn.map(\.payload)[0] == .fill(.rectangle))
    // The shape is at (4, 4), and its shadow fades two points to each side of (5, 3).
    #expect(drawn[0].frame == rect(3, 1, 10, 8))
    #expect(drawn[1].frame == rect(4, 4, 6, 4))
    let paint = stage.at(0).list.gradients[Int(drawn[0].gradient)]
    #expect(
      paint.geometry == .box(x: 2, y: 2, width: 6, height: 4, cornerRadius: 1, blur: 2))
    #expect(paint.stops.map(\.color.alpha) == [0, 0.5])
  }

  @Test func `only shapes throw shadows, and those behind a view for all of it`() {
    let stage = Stage(
      ZStack {
        Text("abc").shadow(radius: 2)
        Text("def").background(ShadowTests.white, in: Capsule()).shadow(radius: 2)
        HStack {
          Circle()
          Circle().overlay { Rectangle() }
        }.shadow(radius: 1)
      })
    let kinds = items(stage.at(0)).map { $0.node < 0 ? "shadow" : "view" }
    #expect(
      kinds == ["view", "shadow", "view", "view", "shadow", "shadow", "view", "view", "view"])
  }

  @Test func `a shadow follows its shape and has its opacity`() {
    let (stage, remote) = Remote.stage(false) { isOn in
      TopLeading {
        Rectangle().fill(ShadowTests.white).frame(width: 2, height: 1)
          .opacity(isOn ? 0 : 1)
          .offset(x: isOn ? 8 : 0)
          .shadow(color: .black, radius: 0, y: 1)
      }
    }
    remote.set(true, .linear(duration: 1), at: 0)
    let drawn = items(stage.at(0.5))
    #expect(drawn[0].frame == rect(4, 1, 2, 1))
    #expect(near(Double(drawn[0].paint.alpha), 0.5))
    #expect(stage.at(1).nextUpdate == nil)
  }

  @Test func `radius, colour and distance of a shadow are animated`() {
    let (stage, remote) = Remote.stage(false) { isOn in
      Rectangle().fill(ShadowTests.white).frame(width: 4, height: 1)
        .shadow(color: .black.opacity(isOn ? 1 : 0), radius: isOn ? 4 : 2, x: isOn ? 2 : 0)
    }
    remote.set(true, .linear(duration: 1), at: 0)
    let picture = stage.at(0.5)
    let shadow = items(picture)[0]
    let paint = picture.list.gradients[Int(shadow.gradient)]
    guard case .box(_, _, _, _, _, let blur) = paint.geometry else {
      Issue.record("a shadow is a box")
      return
    }
    #expect(near(blur, 3) && near(Double(paint.stops[1].color.alpha), 0.5))
    // The shape is at column 13: three points of blur, and one of the way to the right.
    #expect(shadow.frame.x == 11 && shadow.frame.width == 10)
    #expect(stage.at(1).nextUpdate == nil)
  }

  @Test func `the edge of a blurred shape fades over the radius to both sides`() {
    let stage = Stage(
      ShadowTests.white.frame(width: 8, height: 9).blur(radius: 2), columns: 16, rows: 9)
    let screen = Screen(stage.at(0))
    // The edge is at 4; (2 - d) / 4 = w of the way, shown as w * w * (3 - 2 w), of 255:
    // 1.5 outside 0.043, 0.5 outside 0.316, 0.5 inside 0.684, 1.5 inside 0.957.
    #expect((1..<8).map { screen.background($0, 4)[0] } == [0, 11, 81, 174, 244, 255, 255])
  }

  @Test func `blurred text fades, and is gone where the radius is as wide as a cell`() {
    func ink(_ radius: CGFloat) -> Int {
      let stage = Stage(
        Text("a").foregroundStyle(ShadowTests.white).blur(radius: radius), columns: 1, rows: 1,
        metrics: .terminal)
      let cell = Screen(stage.at(0)).cells[0]
      return cell.glyph == Cell.space ? -1 : Int(cell.ink.red)
    }
    #expect(ink(0) == 255)
    #expect(ink(2) == 191)
    #expect(ink(8) == -1)
    #expect(ink(.nan) == 255)
    #expect(ink(-3) == 255)
  }

  @Test func `a blur is animated`() {
    let (stage, remote) = Remote.stage(false) { isOn in
      Text("a").blur(radius: isOn ? 8 : 0)
    }
    remote.set(true, .linear(duration: 1), at: 0)
    #expect(stage.at(0.25).list.scopes.map(\.blur).max() == 2)
    #expect(stage.at(1).nextUpdate == nil)
  }

  @Test func `a group is drawn as it is without being composed`() {
    let plain = Stage(Text("a").background(ShadowTests.white)).at(0)
    let grouped = Stage(
      Text("a").background(ShadowTests.white).compositingGroup().drawingGroup()
    ).at(0)
    #expect(Screen(plain).cells == Screen(grouped).cells)
  }

  @Test func `a line stands on the halves of a shadow as it stands on one colour`() {
    func card(shadow: Double) -> some View {
      Color.clear.frame(width: 80, height: 64)
        .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(.green, lineWidth: 1) }
        .background(.green.opacity(0.3), in: RoundedRectangle(cornerRadius: 12))
        .shadow(color: .black.opacity(shadow), radius: 8, x: 0, y: 8)
        .padding(.vertical, 16)
    }
    // A shadow under a card that is seen through gives its cells two halves; the border is a line all the same.
    let plain = Screen(
      Stage(card(shadow: 0), columns: 14, rows: 6, metrics: .terminal).at(0), edges: .subcell
    ).glyphs
    let shadowed = Screen(
      Stage(card(shadow: 0.3), columns: 14, rows: 6, metrics: .terminal).at(0), edges: .subcell
    )
    .glyphs
    #expect(plain[1] == "  ▟────────▙  ")
    #expect(shadowed[1] == plain[1])
    #expect(shadowed[4] == plain[4])
  }
}

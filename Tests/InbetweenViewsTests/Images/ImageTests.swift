import Foundation
import Inbetween
import Testing

/// Pictures: symbols, files, placeholders. A cell is a point here unless a test says otherwise.
@MainActor
@Suite struct ImageTests {
  @Test(arguments: [
    ("heart", "♡"), ("heart.fill", "♥"), ("heart.circle.fill", "♥"), ("heart.slash", "♡"),
    ("checkmark.circle.fill", "✓"), ("circle.fill", "●"), ("arrow.up.circle", "↑"),
    ("bolt.badge.clock", "↯"), ("a.circle.fill", "A"), ("3.square", "3"), ("no.such.thing", "▢"),
    ("", "▢"), ("....", "▢"), ("fill", "▢"),
  ])
  func `a symbol is a character`(name: String, character: String) {
    let picture = Stage(Image(systemName: name), columns: 5).at(0)
    #expect(picture.texts.map(\.text) == [character])
    // One cell in the middle of 5 x 3.
    #expect(picture.texts.map(\.frame) == [rect(2, 1, 1, 1)])
  }

  @Test func `a form that is set around them counts for all symbols`() {
    let view = HStack(spacing: 0) {
      Image(systemName: "heart")
      Image(systemName: "star.fill")
      Image(systemName: "circle").symbolVariant(.none)
    }
    let picture = Stage(view.symbolVariant(.fill)).at(0)
    #expect(picture.texts.map(\.text) == ["♥", "★", "●"])
    #expect(
      Stage(Image(systemName: "star.fill").symbolVariant(.circle)).at(0).texts.map(\.text) == ["★"])
  }

  @Test func `a resizable symbol stands in the middle of its space`() {
    let view = TopLeading {
      Image(systemName: "star").resizable().frame(width: 7, height: 3).background(Color.blue)
    }
    let picture = Stage(view, columns: 9, rows: 5).at(0)
    #expect(picture.text("☆") == rect(3, 1, 1, 1))
    #expect(picture.ofType("Rectangle").map(\.frame) == [rect(0, 0, 7, 3)])
  }

  @Test func `large symbols are bold`() {
    let picture = Stage(Image(systemName: "star").imageScale(.large)).at(0)
    #expect(picture.nodes.map(\.item.payload) == [.text(0, .bold)])
  }

  @Test func `a picture is tapped by its name`() throws {
    let log = Log()
    let stage = Stage(
      HStack(spacing: 0) {
        Image(systemName: "star").onTapGesture { log.note("star") }
        Image("hero").resizable().frame(width: 4, height: 1).onTapGesture { log.note("hero") }
        Image(systemName: "plus").accessibilityLabel("Add").onTapGesture { log.note("add") }
      })
    for name in ["star", "hero", "Add"] { try stage.host.send(.tapNamed(name), at: 0) }
    #expect(log.entries == ["star", "hero", "add"])
    // What stands in the picture is not its name.
    let error = #expect(throws: UnknownNameError.self) {
      try stage.host.send(.tapNamed("☆"), at: 0)
    }
    #expect(error?.known == ["star", "hero", "Add", "plus"])
  }

  // MARK: Pixels

  /// Red and green over blue and white.
  private let pixels = PixelImage(
    columns: 2, rows: 2,
    pixels: [
      RGBA(red: 1, green: 0, blue: 0), RGBA(red: 0, green: 1, blue: 0),
      RGBA(red: 0, green: 0, blue: 1), .white,
    ])

  @Test func `a picture is as large as it has pixels`() {
    let screen = screen(Image(decorative: pixels))
    #expect(screen.painted?.columns == 0...1)
    #expect(screen.painted?.rows == 0...1)
    #expect(screen.background(0, 0) == [255, 0, 0])
    #expect(screen.background(1, 0) == [0, 255, 0])
    #expect(screen.background(0, 1) == [0, 0, 255])
    #expect(screen.background(1, 1) == [255, 255, 255])
  }

  @Test func `a picture with two pixels a point is half as large`() {
    let picture = Stage(Image(decorative: pixels, scale: 2)).at(0)
    #expect(picture.nodes.map { [$0.width, $0.height] } == [[1, 1]])
  }

  @Test func `a resizable picture takes its space`() {
    let screen = screen(
      Image(decorative: pixels).resizable().interpolation(.none).frame(width: 4, height: 2))
    #expect(screen.painted?.columns == 0...3)
    #expect((0..<4).map { screen.background($0, 0)[0] } == [255, 255, 0, 0])
  }

  @Test func `a picture keeps its proportions`() {
    // 2 x 2 pixels in 8 x 3 points: 3 x 3 fit, 8 x 8 fill.
    let fit = Stage(
      Image(decorative: pixels).resizable().scaledToFit().frame(width: 8, height: 3)
    ).at(0)
    #expect(fit.ofType("Image").map { [$0.width, $0.height] } == [[3, 3]])
    let fill = Stage(
      Image(decorative: pixels).resizable().scaledToFill().frame(width: 8, height: 3)
    ).at(0)
    #expect(fill.ofType("Image").map { [$0.width, $0.height] } == [[8, 8]])
  }

  @Test func `a smaller picture mixes what it covers`() {
    // Black and white by turns, two pixels a cell: half of the light that sRGB counts, 127.5.
    let stripes = PixelImage(columns: 4, rows: 1, pixels: [.black, .white, .black, .white])
    let screen = screen(Image(decorative: stripes).resizable().frame(width: 2, height: 1))
    #expect(screen.background(0, 0) == [128, 128, 128])
    #expect(screen.background(1, 0) == [128, 128, 128])
  }

  @Test func `a larger picture mixes neighbours`() {
    // The middles of the four cells lie at 1/4, 3/4, 5/4 and 7/4 of the two pixels, whose own middles are at
    // 1/2 and 3/2: shares of white 0, 1/4, 3/4 and 1.
    let pair = PixelImage(columns: 2, rows: 1, pixels: [.black, .white])
    let screen = screen(Image(decorative: pair).resizable().frame(width: 4, height: 1))
    #expect((0..<4).map { screen.background($0, 0)[0] } == [0, 64, 191, 255])
  }

  @Test func `a template is drawn in the foreground style`() {
    let half = PixelImage(columns: 2, rows: 1, pixels: [RGBA(red: 0, green: 0, blue: 1), .clear])
    let view = Image(decorative: half).renderingMode(.template)
      .foregroundStyle(Color(red: 1, green: 0, blue: 0))
    let screen = screen(view)
    #expect(screen.painted?.columns == 0...0)
    #expect(screen.background(0, 0) == [255, 0, 0])
  }

  @Test func `another picture in the same place is painted`() {
    let (stage, remote) = Remote.stage(false, columns: 4, rows: 1) { isOther in
      TopLeading { Image(decorative: isOther ? reversed : pixels) }
    }
    #expect(Screen(stage.at(0)).background(0, 0) == [255, 0, 0])
    remote.set(true, at: 0)
    #expect(Screen(stage.at(0)).background(0, 0) == [255, 255, 255])
  }

  private var reversed: PixelImage {
    PixelImage(columns: 2, rows: 2, pixels: pixels.pixels.reversed())
  }

  // MARK: Names

  @Test func `a picture that is nowhere is a placeholder with its name`() {
    let stage = Stage(Image("hero"), columns: 20, rows: 6, metrics: .terminal)
    let picture = stage.at(0)
    // 96 x 64 points are 12 x 4 cells, in the middle of 20 x 6; the text's 6 cells are in the middle of these.
    #expect(picture.ofType("Rectangle").map(\.frame) == [rect(4, 1, 12, 4)])
    #expect(picture.text("▨ hero") == rect(7, 3, 6, 1))
  }

  @Test func `a resizable placeholder takes its space`() {
    let view = Image("a very long name").resizable().frame(width: 8, height: 2)
    let picture = Stage(view).at(0)
    #expect(picture.ofType("Rectangle").map { [$0.width, $0.height] } == [[8, 2]])
    #expect(picture.texts.map(\.text) == ["▨ a very/long na…"])
  }

  private func screen(_ view: some View) -> Screen {
    Screen(Stage(TopLeading { view }, columns: 8, rows: 3).at(0))
  }
}

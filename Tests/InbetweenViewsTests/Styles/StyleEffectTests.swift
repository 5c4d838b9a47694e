import Inbetween
import Testing

/// What styles do beside having a colour: shadows, blend modes, levels of their own.
@MainActor @Suite struct StyleEffectTests {
  private nonisolated static let red = Color(red: 1, green: 0, blue: 0)
  private nonisolated static let green = Color(red: 0, green: 1, blue: 0)

  private func items<Content: View>(@ViewBuilder _ content: () -> Content) -> [DisplayItem] {
    Stage(TopLeading { content() }, columns: 20, rows: 6).at(0).list.items
      .filter { $0.payload != .marker }
  }

  private func paints<Content: View>(
    _ scheme: ColorScheme = .dark, @ViewBuilder _ content: () -> Content
  ) -> [[Double]] {
    let list = Stage(ZStack { content() }.environment(\.colorScheme, scheme)).at(0).list
    return list.items.filter { $0.payload != .marker }.map { item in
      let paint = item.paint
      return [paint.red, paint.green, paint.blue, paint.alpha].map(Double.init)
    }
  }

  private func isNear(_ found: [[Double]], _ expected: [[Double]]) -> Bool {
    found.count == expected.count && zip(found, expected).allSatisfy { near($0, $1, 0.001) }
  }

  // MARK: Levels

  @Test func `fills are the system's greys, fainter the larger the shapes are`() {
    func fills(_ scheme: ColorScheme) -> [[Double]] {
      paints(scheme) {
        Rectangle().fill(.fill)
        Rectangle().fill(.fill.secondary)
        Rectangle().fill(.fill.tertiary)
        Rectangle().fill(.fill.quaternary)
      }
    }
    // 120, 120, 128, then 118, 118, 128 and 116, 116, 128 of 255.
    let greys = [
      [0.4706, 0.4706, 0.502], [0.4706, 0.4706, 0.502], [0.4627, 0.4627, 0.502],
      [0.4549, 0.4549, 0.502],
    ]
    #expect(
      isNear(fills(.light), zip(greys, [0.2, 0.16, 0.12, 0.08]).map { $0 + [$1] }))
    #expect(
      isNear(fills(.dark), zip(greys, [0.36, 0.32, 0.24, 0.18]).map { $0 + [$1] }))
  }

  @Test func `levels of a style are fainter ones, through whatever hides it`() {
    let found = paints {
      Rectangle().fill(StyleEffectTests.red.secondary)
      Rectangle().fill(StyleEffectTests.red.tertiary)
      Rectangle().fill(AnyShapeStyle(.fill).secondary.opacity(0.5))
      Rectangle().fill(.secondary).foregroundStyle(.fill)
      Rectangle().fill(StyleEffectTests.red.quaternary.quaternary)
    }
    let grey = [0.4706, 0.4706, 0.502]
    #expect(
      isNear(
        found,
        [[1, 0, 0, 0.5], [1, 0, 0, 0.25], grey + [0.16], grey + [0.32], [1, 0, 0, 0.1]]))
  }

  @Test func `links are blue whatever the tint, and placeholders are faint labels`() {
    let found = paints {
      Text("a").foregroundStyle(.link).tint(.red)
      Text("b").foregroundStyle(.placeholder)
    }
    #expect(
      isNear(found, [[10.0 / 255, 132.0 / 255, 1, 1], [0.9216, 0.9216, 0.9608, 0.3]]))
  }

  @Test func `the foreground style is changed without being named`() {
    let found = paints {
      Rectangle().fill(.opacity(0.5)).foregroundStyle(StyleEffectTests.red)
      Group { Text("a").foregroundStyle(.opacity(0.25)) }.foregroundStyle(StyleEffectTests.red)
    }
    #expect(isNear(found, [[1, 0, 0, 0.5], [1, 0, 0, 0.25]]))
  }

  // MARK: Blend modes

  @Test func `a style is put over what is below in its blend mode`() {
    let stage = Stage(
      TopLeading {
        ZStack(alignment: .leading) {
          Color(red: 1, green: 0.5, blue: 0).frame(width: 4, height: 1)
          Rectangle().fill(Color(red: 0.5, green: 0.5, blue: 0.5).blendMode(.multiply))
            .frame(width: 1, height: 1)
          Text("x").foregroundStyle(Color(red: 0, green: 0, blue: 1).blendMode(.plusLighter))
            .offset(x: 1)
          Rectangle().fill(StyleEffectTests.green.blendMode(.difference))
            .frame(width: 1, height: 1).offset(x: 2)
        }
      }, columns: 5, rows: 1)
    let screen = Screen(stage.at(0))
    // Half of 255 and of 128, rounded; sums of each component; what is not drawn otherwise is as usual.
    #expect(screen.background(0, 0) == [128, 64, 0])
    #expect(screen.glyphs == [" x   "] && screen.ink(1, 0) == [255, 128, 255])
    #expect(screen.background(1, 0) == [255, 128, 0])
    #expect(screen.background(2, 0) == [0, 255, 0])
    #expect(screen.background(3, 0) == [255, 128, 0])
  }

  @Test func `a blend mode comes and goes with the style`() {
    let (stage, remote) = Remote.stage(false, columns: 1, rows: 1) { isOn in
      ZStack {
        Color(white: 0.5)
        Rectangle().fill(
          isOn
            ? AnyShapeStyle(StyleEffectTests.red.blendMode(.plusLighter))
            : AnyShapeStyle(StyleEffectTests.red))
      }
    }
    #expect(Screen(stage.at(0)).background(0, 0) == [255, 0, 0])
    remote.set(true, at: 1)
    #expect(Screen(stage.at(1)).background(0, 0) == [255, 128, 128])
    remote.set(false, at: 2)
    #expect(Screen(stage.at(2)).background(0, 0) == [255, 0, 0])
  }

  // MARK: Shadows

  @Test func `a style throws a shadow under the shape that is filled with it`() {
    let drawn = items {
      Rectangle().fill(.red.shadow(.drop(color: .black, radius: 1, x: 2)))
        .frame(width: 4, height: 2).padding(2)
    }
    // The shape is at (2, 2); the shadow is two further right, and one point larger on all sides.
    #expect(drawn.map(\.node)[0] == -1)
    #expect(drawn.map(\.frame) == [rect(3, 1, 6, 4), rect(2, 2, 4, 2)])
  }

  @Test func `shadows are drawn in their order, inner ones and those of text are not`() {
    let drawn = items {
      ZStack {
        Text("a")
        Rectangle().frame(width: 4, height: 2)
      }
      .foregroundStyle(
        StyleEffectTests.red.shadow(.drop(radius: 0, x: 1)).shadow(.inner(radius: 3))
          .shadow(.drop(radius: 0, x: 5)))
    }
    // The last one lies at the bottom. In the middle of 4 x 2, the text is at (1.5, 0.5), to the cell (2, 1).
    #expect(drawn.map { $0.node < 0 } == [false, true, true, false])
    #expect(drawn.dropFirst().map(\.frame.x) == [5, 1, 0])
  }

  @Test func `a shadow moves with its style, and goes with it`() {
    let (stage, remote) = Remote.stage(0.0) { x in
      TopLeading {
        Rectangle().fill(
          x < 0
            ? AnyShapeStyle(StyleEffectTests.red)
            : AnyShapeStyle(StyleEffectTests.red.shadow(.drop(radius: 0, x: x)))
        )
        .frame(width: 2, height: 1)
      }
    }
    func places() -> [Double] {
      stage.at(2).list.items.filter { $0.payload != .marker }.map(\.frame.x)
    }
    remote.set(4, .linear(duration: 1), at: 0)
    #expect(
      stage.at(0.5).list.items.filter { $0.payload != .marker }.map(\.frame.x) == [2, 0])
    #expect(places() == [4, 0])
    remote.set(-1, at: 2)
    #expect(places() == [0])
    #expect(stage.at(2).nextUpdate == nil)
  }

  @Test func `a window that is closed takes the shadows with it`() {
    weak var host: ViewHost?
    do {
      let stage = Stage(Rectangle().fill(StyleEffectTests.red.shadow(.drop(radius: 1))))
      #expect(stage.at(0).list.items.count == 2)
      host = stage.host
    }
    #expect(host == nil)
  }

  @Test func `numbers that make no sense do no harm`() {
    let drawn = items {
      Rectangle()
        .fill(StyleEffectTests.red.shadow(.drop(radius: .nan, x: .infinity)).opacity(.nan))
        .frame(width: 2, height: 1)
    }
    #expect(drawn.count == 2)
    #expect(drawn.allSatisfy { $0.frame.x.isFinite && $0.frame.width.isFinite })
  }
}

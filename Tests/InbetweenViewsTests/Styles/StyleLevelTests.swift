import Inbetween
import Testing

/// Styles that depend on where they are used.
@MainActor @Suite struct StyleLevelTests {
  private nonisolated static let red = Color(red: 1, green: 0, blue: 0)
  private nonisolated static let green = Color(red: 0, green: 1, blue: 0)
  private nonisolated static let blue = Color(red: 0, green: 0, blue: 1)

  /// The red, green, blue and opacity of what is drawn, in paint order.
  private func paints<Content: View>(
    _ scheme: ColorScheme = .dark, background: RGBA = .black, @ViewBuilder _ content: () -> Content
  ) -> [[Double]] {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let host = ViewHost(
      ZStack { content() }, metrics: .unit, environment: environment, background: background,
      describesNodes: true)
    let list = host.frame(at: 0, in: GridSize(columns: 10, rows: 3)).list
    return list.items.filter { $0.payload != .marker }.map { item in
      let paint = item.paint
      return [paint.red, paint.green, paint.blue, paint.alpha].map(Double.init)
    }
  }

  private func isNear(_ found: [[Double]], _ expected: [[Double]]) -> Bool {
    found.count == expected.count && zip(found, expected).allSatisfy { near($0, $1, 0.001) }
  }

  @Test func `levels without a foreground style are the label colours`() {
    let found = paints {
      Rectangle().fill(.primary)
      Rectangle().fill(.secondary)
      Rectangle().fill(.tertiary)
      Rectangle().fill(.quaternary)
      Rectangle().fill(.quinary)
    }
    // 235, 235, 245 of 255 at 60, 30, 18 and 10 percent.
    let label = [0.9216, 0.9216, 0.9608]
    #expect(
      isNear(found, [[1, 1, 1, 1]] + [0.6, 0.3, 0.18, 0.1].map { label + [$0] }))
  }

  @Test func `levels that a foreground style does not name are the last named one, fainter`() {
    let found = paints {
      Group {
        Rectangle().fill(.primary)
        Rectangle().fill(.secondary)
        Rectangle().fill(.tertiary)
      }
      .foregroundStyle(StyleLevelTests.red)
      Group {
        Text("a")
        Rectangle().fill(.secondary)
        Rectangle().fill(.tertiary)
      }
      .foregroundStyle(StyleLevelTests.red, StyleLevelTests.green)
      Rectangle().fill(.tertiary)
        .foregroundStyle(StyleLevelTests.red, StyleLevelTests.green, StyleLevelTests.blue)
    }
    #expect(
      isNear(
        found,
        [
          [1, 0, 0, 1], [1, 0, 0, 0.5], [1, 0, 0, 0.25],
          [1, 0, 0, 1], [0, 1, 0, 1], [0, 1, 0, 0.5], [0, 0, 1, 1],
        ]))
  }

  @Test func `a level as the foreground style means the style around`() {
    let found = paints {
      Group {
        Text("a").foregroundStyle(.secondary)
        // Half of half: the secondary of what is secondary already.
        Rectangle().fill(.secondary).foregroundStyle(.secondary)
        Text("b").foregroundStyle(.foreground)
        VStack { Text("c") }.foregroundColor(nil)
      }
      .foregroundStyle(StyleLevelTests.red)
    }
    #expect(
      isNear(found, [[1, 0, 0, 0.5], [1, 0, 0, 0.25], [1, 0, 0, 1], [1, 1, 1, 1]]))
  }

  @Test func `the tint is the nearest one, and blue where there is none`() {
    let found = paints {
      Rectangle().fill(.tint)
      Rectangle().fill(.tint).tint(StyleLevelTests.green)
      Rectangle().fill(.selection).tint(.red).tint(StyleLevelTests.green)
      Rectangle().fill(.tint).tint(nil).tint(StyleLevelTests.green)
      Rectangle().fill(.tint).tint(TintShapeStyle()).tint(StyleLevelTests.green)
    }
    let blue = [10.0 / 255, 132.0 / 255, 1, 1]
    let red = [1, 69.0 / 255, 58.0 / 255, 1]
    #expect(isNear(found, [blue, [0, 1, 0, 1], red, blue, blue]))
  }

  @Test func `the background style is the window's colour, or that of another scheme`() {
    let grey = RGBA(red: 0.1, green: 0.2, blue: 0.3)
    let found = paints(background: grey) {
      Spacer().background()
      Spacer().background(.background).environment(\.colorScheme, .light)
      Spacer().background(in: Capsule()).backgroundStyle(StyleLevelTests.green)
      Rectangle().fill(.background).backgroundStyle(.background)
    }
    #expect(
      isNear(found, [[0.1, 0.2, 0.3, 1], [1, 1, 1, 1], [0, 1, 0, 1], [0.1, 0.2, 0.3, 1]]))
  }

  @Test func `materials let through less the thicker they are, in both schemes`() {
    func alphas(_ scheme: ColorScheme) -> [[Double]] {
      paints(scheme) {
        Rectangle().fill(.ultraThinMaterial)
        Rectangle().fill(.thinMaterial)
        Rectangle().fill(.regularMaterial)
        Rectangle().fill(.thickMaterial)
        Rectangle().fill(.ultraThickMaterial)
        Rectangle().fill(.bar)
      }
    }
    let opacities = [0.4, 0.55, 0.7, 0.8, 0.9, 0.8]
    #expect(isNear(alphas(.dark), opacities.map { [0.22, 0.22, 0.22, $0] }))
    #expect(isNear(alphas(.light), opacities.map { [0.95, 0.95, 0.95, $0] }))
  }

  @Test func `styles fill shapes behind and in front of a view, in its size`() {
    let stage = Stage(
      Text("abc")
        .background(StyleLevelTests.red, in: Capsule())
        .overlay(StyleLevelTests.green.opacity(0.5), in: Circle()))
    let nodes = stage.at(0).nodes
    #expect(nodes.map(\.type) == ["Capsule", "Text", "Circle"])
    #expect(nodes.allSatisfy { $0.width == 3 && $0.height == 1 })
    #expect(nodes[0].item.payload == .fill(.capsule))
  }

  @Test func `a style of an author's own stands for another one`() {
    struct Signal: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .light ? StyleLevelTests.red : StyleLevelTests.green
      }
    }
    struct Nothing: ShapeStyle {}
    let found = paints {
      Rectangle().fill(Signal())
      Rectangle().fill(Signal()).environment(\.colorScheme, .light)
      Rectangle().fill(Signal().opacity(0.5))
      Rectangle().fill(Nothing())
    }
    #expect(isNear(found, [[0, 1, 0, 1], [1, 0, 0, 1], [0, 1, 0, 0.5], [0, 0, 0, 0]]))
  }

  @Test func `only those are drawn again whose style changed`() {
    let (stage, remote) = Remote.stage(false) { isOn in
      Text("a").foregroundStyle(.red).tint(isOn ? StyleLevelTests.red : StyleLevelTests.green)
      Rectangle().fill(.tint).tint(isOn ? StyleLevelTests.red : StyleLevelTests.green)
    }
    remote.set(true, .linear(duration: 1), at: 0)
    let paints = stage.at(0.5).nodes.map(\.item.paint)
    // Between green and red half the light of each.
    #expect(abs(paints[1].red - 0.735357) < 0.001 && abs(paints[1].green - 0.735357) < 0.001)
    #expect(stage.at(1).nextUpdate == nil)
  }
}

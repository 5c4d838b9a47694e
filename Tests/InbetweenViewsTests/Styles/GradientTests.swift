import Inbetween
import Testing

/// Gradients as styles and as views.
@MainActor @Suite struct GradientTests {
  private static let black = Color(white: 0)
  private static let white = Color(white: 1)

  private func gradients<Content: View>(@ViewBuilder _ content: () -> Content) -> [GradientPaint] {
    let list = Stage(ZStack { content() }).at(0).list
    return list.items.filter { $0.gradient >= 0 }.map { list.gradients[Int($0.gradient)] }
  }

  @Test func `gradients fill what they are offered, by their own geometry`() {
    let colors = [GradientTests.black, GradientTests.white]
    let found = gradients {
      LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
      RadialGradient(colors: colors, center: .top, startRadius: 1, endRadius: 5)
      EllipticalGradient(colors: colors)
      AngularGradient(colors: colors, center: .center, angle: .zero)
      AngularGradient(
        colors: colors, center: .center, startAngle: .radians(1), endAngle: .radians(2))
    }
    #expect(
      found.map(\.geometry) == [
        .linear(start: .leading, end: .trailing),
        .radial(center: .top, startRadius: 1, endRadius: 5),
        .elliptical(center: .center, startFraction: 0, endFraction: 0.5),
        .angular(center: .center, start: 0, end: 2 * .pi),
        .angular(center: .center, start: 1, end: 2),
      ])
    #expect(
      found.allSatisfy {
        $0.stops == [.init(color: .black, location: 0), .init(color: .white, location: 1)]
      })
  }

  @Test func `gradients are styles of shapes, of text and of what is behind a view`() {
    let gradient = Gradient(stops: [
      .init(color: GradientTests.black, location: 0.25),
      .init(color: GradientTests.white, location: 0.75),
    ])
    let found = gradients {
      Circle().fill(.linearGradient(gradient, startPoint: .top, endPoint: .bottom))
      Circle().stroke(.radialGradient(gradient, center: .center, startRadius: 0, endRadius: 2))
      Text("a").foregroundStyle(.ellipticalGradient(gradient))
      Text("b").background(.conicGradient(gradient, center: .center))
      Rectangle().fill(gradient)
      Rectangle().fill(AnyShapeStyle(gradient))
    }
    #expect(found.count == 6)
    #expect(found.allSatisfy { $0.stops.map(\.location) == [0.25, 0.75] })
    #expect(found[4] == found[5] && found[4].geometry == .linear(start: .top, end: .bottom))
  }

  @Test func `a gradient across four cells has the colours of their middles`() {
    let screen = Screen(
      Stage(
        LinearGradient(
          colors: [GradientTests.black, GradientTests.white], startPoint: .leading,
          endPoint: .trailing), columns: 4, rows: 1
      ).at(0))
    // Eighths of 255: one, three, five and seven.
    #expect((0..<4).map { screen.background($0, 0)[0] } == [32, 96, 159, 223])
  }

  @Test func `the colours and places of a gradient are animated`() {
    let (stage, remote) = Remote.stage(false) { isOn in
      LinearGradient(
        stops: [
          .init(color: isOn ? GradientTests.white : GradientTests.black, location: isOn ? 0.5 : 0),
          .init(color: GradientTests.white.opacity(isOn ? 0 : 1), location: 1),
        ], startPoint: .top, endPoint: isOn ? .trailing : .bottom)
    }
    remote.set(true, .linear(duration: 1), at: 0)
    let half = stage.at(0.5).list.gradients[0]
    // Half the light is 73.5 % of the encoded range: 1.055 * 0.5^(1/2.4) - 0.055.
    #expect(abs(half.stops[0].color.red - 0.735357) < 0.0001)
    #expect(near(half.stops[0].location, 0.25))
    #expect(near(Double(half.stops[1].color.alpha), 0.5))
    // Half the way from (0.5, 1) to (1, 0.5).
    #expect(half.geometry == .linear(start: .top, end: UnitPoint(x: 0.75, y: 0.75)))
    let last = stage.at(1)
    #expect(last.list.gradients[0].stops[0] == .init(color: .white, location: 0.5))
    #expect(last.nextUpdate == nil)
  }

  @Test func `another kind of gradient, more colours, and a colour in its place come at once`() {
    let styles: [AnyShapeStyle] = [
      AnyShapeStyle(Gradient(colors: [GradientTests.black, GradientTests.white])),
      AnyShapeStyle(Gradient(colors: [GradientTests.white, .red, .blue])),
      AnyShapeStyle(EllipticalGradient(colors: [GradientTests.white, .red, .blue])),
      AnyShapeStyle(GradientTests.white),
      AnyShapeStyle(Gradient(colors: [GradientTests.black])),
    ]
    let (stage, remote) = Remote.stage(0) { Rectangle().fill(styles[$0]) }
    for number in 1..<styles.count {
      remote.set(number, .linear(duration: 1), at: Double(number))
      let picture = stage.at(Double(number))
      let item = picture.nodes[0].item
      #expect(picture.nextUpdate == nil)
      #expect((item.gradient < 0) == (number == 3))
      guard item.gradient >= 0 else {
        #expect(item.paint == .white)
        continue
      }
      let first = picture.list.gradients[Int(item.gradient)].stops[0].color
      #expect(first == (number == 4 ? .black : .white))
    }
  }

  @Test func `a gradient may be mixed as colours are seen`() {
    let found = gradients {
      Rectangle().fill(
        Gradient(colors: [.red, .blue]).colorSpace(.perceptual).opacity(0.5))
    }
    // Seven stops between the two, where sRGB does not mix them.
    #expect(found[0].stops.count == 9)
    #expect(found[0].stops.map(\.location) == (0...8).map { Double($0) / 8 })
  }

  @Test func `gradients without sense draw something or nothing, and harm nobody`() {
    let found = gradients {
      LinearGradient(colors: [], startPoint: .top, endPoint: .top)
      LinearGradient(
        stops: [.init(color: .red, location: .nan), .init(color: .blue, location: 0.5)],
        startPoint: UnitPoint(x: .nan, y: .infinity), endPoint: .bottom)
      RadialGradient(
        colors: [.red], center: .center, startRadius: -.infinity, endRadius: .nan)
      AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(.infinity))
    }
    #expect(found.map(\.stops.count) == [0, 1, 1, 2])
  }
}

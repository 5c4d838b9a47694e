import InbetweenMotion
import Testing

struct CSSCurveTests {
  @Test func `a curve that goes on is as steep as its tangent`() {
    let curve = UnitCurve.cubicBezier(0.5, 1, 0.5, 0)
    #expect(curve.velocity(at: -3) == 2)
    #expect(curve.velocity(at: 3) == 2)
    #expect(UnitCurve.cubicBezier(0, 0, 0.5, 0.25).velocity(at: -1) == 0.5)
    #expect(UnitCurve.cubicBezier(0.5, 0.25, 1, 1).velocity(at: 2) == 1.5)
    #expect(UnitCurve.cubicBezier(0, 0, 0, 0).value(at: -0.5) == -0.5)
    #expect(UnitCurve.cubicBezier(0, 1, 1, 0).value(at: -0.5) == 0)
    #expect(UnitCurve.cubicBezier(0, 1, 1, 0).value(at: 1.5) == 1)
  }

  @Test func `lines and steps have the velocity of what begins at a place`() {
    let lines = UnitCurve.linear(stops: [0, .init(0.5, at: 0.25), 1])
    #expect(lines.velocity(at: 0.25 - 1e-6) == 2)
    #expect(isClose(lines.velocity(at: 0.25), 2.0 / 3, within: 1e-12))
    #expect(isClose(lines.velocity(at: 1), 2.0 / 3, within: 1e-12))
    #expect(UnitCurve.linear(stops: [0.5]).velocity(at: 0.5) == 0)
    #expect(UnitCurve.steps(4).velocity(at: 0.25) == 0)
  }

  @Test func `an inverse gives the progress at which a fraction is passed`() {
    let lines = UnitCurve.linear(stops: [0, .init(0.5, at: 0.25), .init(0.2, at: 0.5), 1])
    #expect(isClose(lines.inverse.value(at: 0.25), 0.125, within: 1e-12))
    // From 0.2 at 0.5 up to 1 at 1 the lines pass 0.5 at 0.6875.
    #expect(isClose(lines.inverse.value(at: 0.5), 0.6875, within: 1e-12))
    #expect(isClose(lines.inverse.value(at: 0.75), 0.84375, within: 1e-12))
    let flat = UnitCurve.linear(stops: [0, .init(0.5, at: 0.2, until: 0.6), 1])
    #expect(isClose(flat.inverse.value(at: 0.499), 0.1996, within: 1e-12))
    #expect(flat.inverse.value(at: 0.5) == 0.6)
    #expect(UnitCurve.steps(4, .jumpStart).inverse == .steps(4, .jumpEnd))
    #expect(UnitCurve.steps(5, .jumpNone).inverse == .steps(4, .jumpBoth))
    #expect(UnitCurve.steps(4, .jumpBoth).inverse.inverse == .steps(4, .jumpBoth))
    #expect(UnitCurve.cubicBezier(0.1, 0.2, 0.3, 0.4).inverse == .cubicBezier(0.2, 0.1, 0.4, 0.3))
  }

  @Test func `a jump is seen at a time that was rounded down`() {
    #expect(0.29 * 100 < 29)
    #expect(UnitCurve.steps(100).value(at: 0.29) == 0.29)
    #expect(UnitCurve.steps(100).value(at: 0.29 - 1e-6) == 0.28)
  }

  @Test func `senseless numbers make no NaN`() {
    let numbers = [Double.nan, .infinity, -.infinity, -1, 0, 1e300, 0.5]
    for a in numbers {
      for b in numbers {
        let curves: [UnitCurve] = [
          .linear(stops: []), .linear(stops: [.init(a)]), .linear(stops: [.init(a, at: b)]),
          .linear(stops: [.init(a, at: b, until: a), .init(b, at: a), .init(a, until: b)]),
          .steps(0), .steps(.min, .jumpNone), .steps(.max, .jumpBoth), .cubicBezier(a, b, b, a),
        ]
        for curve in curves + curves.map(\.inverse) {
          for x in numbers where !curve.value(at: x).isFinite || curve.velocity(at: x).isNaN {
            Issue.record("\(curve) at \(x): \(curve.value(at: x))")
          }
        }
      }
    }
  }

  @Test func `a curve of CSS describes itself as it is written`() {
    let lines = UnitCurve.linear(stops: [0, 1.5, 1])
    #expect(
      lines.description
        == ".linear(stops: [.init(0, at: 0), .init(1.5, at: 0.5), .init(1, at: 1)])")
    #expect(UnitCurve.steps(4, .jumpBoth).description == ".steps(4, .jumpBoth)")
    #expect(
      UnitCurve.cubicBezier(0.68, -0.6, 0.32, 1.6).description
        == ".cubicBezier(0.68, -0.6, 0.32, 1.6)")
  }

  @Test func `an animation follows lines and steps`() {
    let bounce = Animation.timingCurve(.linear(stops: [0, 1.5, 1]), duration: 2)
    #expect(bounce.fraction(at: 1) == 1.5)
    #expect(bounce.fraction(at: 2) == 1)
    let stairs = Animation.timingCurve(.steps(4), duration: 2)
    #expect(stairs.fraction(at: 0.9) == 0.25)
    #expect(stairs.fraction(at: 1) == 0.5)
  }

  @Test func `lines outlive being played again and again`() {
    for round in 0..<2000 {
      let bounce = Animation.timingCurve(.linear(stops: [0, 1.5, 1]), duration: 2)
      let later = bounce.delay(1)
      let sum = [later, later].reduce(0) { $0 + ($1.fraction(at: 2) ?? 0) }
      if sum != 3 { Issue.record("\(sum) in round \(round)") }
    }
  }
}

import InbetweenMotion
import Testing

struct CubicBezierTests {
  struct Sample: Sendable {
    let curve: CubicBezier
    let x: Double
    let y: Double
    let slope: Double
  }

  // Computed with 50 decimal digits by bisection.
  @Test(arguments: [
    Sample(
      curve: CubicBezier(0.42, 0, 0.58, 1), x: 0.25, y: 0.129161931047319812,
      slope: 1.0592618411747993),
    Sample(
      curve: CubicBezier(0.42, 0, 1, 1), x: 0.5, y: 0.315356812572539304,
      slope: 1.0739787798154259),
    Sample(
      curve: CubicBezier(0.68, -0.6, 0.32, 1.6), x: 0.3, y: -0.068663437828672678,
      slope: 0.8544929529827508),
    Sample(
      curve: CubicBezier(0, 1, 1, 0), x: 0.1, y: 0.387400316977275152, slope: 1.1753607394068547),
    Sample(
      curve: CubicBezier(0.9, 0.1, 0.05, 0.95), x: 0.4, y: 0.187866156196816652,
      slope: 1.4896017366178641),
    Sample(
      curve: CubicBezier(1, 0, 0, 1), x: 0.25, y: 0.029724605511925197,
      slope: 0.293700525984099),
    Sample(
      curve: CubicBezier(0.25, 0.1, 0.25, 1), x: 0.7, y: 0.940764614297639659,
      slope: 0.443028084273259),
  ])
  func `a curve is solved to the last digits`(sample: Sample) {
    #expect(isClose(sample.curve.y(atX: sample.x), sample.y, within: 1e-14))
    #expect(isClose(sample.curve.slope(atX: sample.x), sample.slope, within: 1e-12))
  }

  @Test func `only x of a control point is clamped`() {
    let curve = CubicBezier(-0.5, 2, 1.5, -1)
    #expect(curve == CubicBezier(0, 2, 1, -1))
    #expect(isClose(curve.y(atX: 0.5), 0.5, within: 1e-15))
  }

  @Test func `a straight line gives back its input exactly`() {
    #expect(CubicBezier(0, 0, 1, 1).y(atX: 0.1) == 0.1)
    #expect(CubicBezier(0.3, 0.3, 0.8, 0.8).y(atX: 0.7) == 0.7)
  }

  @Test(arguments: [
    CubicBezier(.nan, .nan, .nan, .nan), CubicBezier(0, .infinity, 1, -.infinity),
    CubicBezier(.infinity, 1e300, -.infinity, -1e300), CubicBezier(1, 0, 0, 1),
    CubicBezier(1, 1, 0, 0), CubicBezier(1, 1.5, 0, 0.5),
  ])
  func `no control points and no x make NaN`(curve: CubicBezier) {
    for x in [-Double.infinity, -1, 0, 1e-300, 0.25, 0.5, 0.75, 1, 2, .infinity, .nan] {
      #expect(curve.y(atX: x).isFinite)
      #expect(!curve.slope(atX: x).isNaN)
    }
  }

  @Test func `a curve with rising control points never falls`() {
    for curve in [CubicBezier(1, 0, 0, 1), CubicBezier(0.9, 0.1, 0.05, 0.95)] {
      let heights = (0...1000).map { curve.y(atX: Double($0) / 1000) }
      #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 <= $1 + 1e-15 })
    }
  }
}

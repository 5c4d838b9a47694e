import InbetweenMotion
import Testing

struct UnitCurveTests {
  @Test func `a curve describes itself as it is written`() {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.25, y: 1))
    #expect(curve.description == ".bezier(0.25, 0.1, 0.25, 1)")
    #expect(UnitCurve.easeInOut.description == ".easeInOut")
  }
}

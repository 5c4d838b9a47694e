import InbetweenMotion
import Testing

struct UnitPointTests {
  @Test func `the named points are where their names say`() {
    #expect(UnitPoint() == .zero)
    #expect(UnitPoint.zero == .topLeading)
    #expect(UnitPoint.center == UnitPoint(x: 0.5, y: 0.5))
    #expect([UnitPoint.leading, .trailing].map(\.x) == [0, 1])
    #expect([UnitPoint.leading, .trailing].map(\.y) == [0.5, 0.5])
    #expect([UnitPoint.top, .bottom].map(\.y) == [0, 1])
    #expect(UnitPoint.topTrailing == UnitPoint(x: 1, y: 0))
    #expect(UnitPoint.bottomLeading == UnitPoint(x: 0, y: 1))
    #expect(UnitPoint.bottomTrailing == UnitPoint(x: 1, y: 1))
  }

  @Test @MainActor func `a unit point animates in units of a 128th`() {
    var point = UnitPoint(x: 0.5, y: 1)
    #expect(point.animatableData == AnimatablePair(64, 128))
    point.animatableData = AnimatablePair(32, -128)
    #expect(point == UnitPoint(x: 0.25, y: -1))
  }
}

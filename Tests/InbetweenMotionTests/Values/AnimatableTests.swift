import Foundation
import InbetweenMotion
import Testing

@MainActor
struct AnimatableTests {
  /// Returns a value with another one's animatable data times a number.
  private func scaled<Value: Animatable>(_ value: Value, by factor: Double) -> Value {
    var value = value
    value.animatableData.scale(by: factor)
    return value
  }

  @Test func `a value made of its animatable data is the value`() {
    #expect(scaled(CGPoint(x: 1, y: 2), by: 3) == CGPoint(x: 3, y: 6))
    #expect(scaled(CGSize(width: 1, height: 2), by: 3) == CGSize(width: 3, height: 6))
    #expect(
      scaled(CGRect(x: 1, y: 2, width: 3, height: 4), by: 2)
        == CGRect(x: 2, y: 4, width: 6, height: 8))
    #expect(scaled(2.0, by: 3) == 6)
    #expect(scaled(Float(2), by: 3) == 6)
    #expect(scaled(CGFloat(2), by: 3) == 6)
    #expect(scaled(AnimatablePair(1.0, 2.0), by: 3) == AnimatablePair(3, 6))
    #expect(scaled(AnimatableValues(1.0, 2.0), by: 3) == AnimatableValues(3, 6))
    #expect(scaled([1, 2] as AnimatableArray<Double>, by: 3) == [3, 6])
  }

  // 0.06 is near enough to be at rest, which of an angle in radians or a colour can be seen.
  @Test func `what goes from 0 to 1 is measured in 128ths, and lengths are not`() {
    #expect(Angle(radians: 1).animatableData == 128)
    #expect(UnitPoint(x: 1, y: 0).animatableData.magnitudeSquared == 16_384)
    #expect(
      Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0).animatableData.magnitudeSquared
        == 16_384)
    #expect(CGPoint(x: 1, y: 0).animatableData.magnitudeSquared == 1)
    #expect(CGRect(x: 0, y: 0, width: 1, height: 0).animatableData.magnitudeSquared == 1)
  }
}

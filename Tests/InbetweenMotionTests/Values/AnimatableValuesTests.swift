import InbetweenMotion
import Testing

struct AnimatableValuesTests {
  private typealias Vector = AnimatableValues<Double, Float, AnimatablePair<Double, Double>>

  private let vector = Vector(1, 2, AnimatablePair(3, 4))

  @Test func `each value is added, subtracted and scaled by itself`() {
    let other = Vector(10, 20, AnimatablePair(30, 40))
    #expect(vector + other == Vector(11, 22, AnimatablePair(33, 44)))
    #expect(other - vector == Vector(9, 18, AnimatablePair(27, 36)))
    #expect(vector.scaled(by: 2) == Vector(2, 4, AnimatablePair(6, 8)))
    #expect(vector + .zero == vector)
    #expect(vector.magnitudeSquared == 30)
  }

  @Test func `values differ if one of them does`() {
    #expect(vector == Vector(1, 2, AnimatablePair(3, 4)))
    #expect(vector != Vector(0, 2, AnimatablePair(3, 4)))
    #expect(vector != Vector(1, 0, AnimatablePair(3, 4)))
    #expect(vector != Vector(1, 2, AnimatablePair(3, 0)))
  }

  @Test func `the values can be taken apart and written as a whole`() {
    var changed = vector
    let (first, second, third) = changed.value
    changed.value = (first, second + 5, third)
    let (one, seven, pair) = changed.value
    #expect(one == 1 && seven == 7 && pair == AnimatablePair(3, 4))
  }

  @Test func `a spring moves all of them alike`() {
    let moved = Spring.bouncy.value(target: vector, time: 0.3)
    let one = Spring.bouncy.value(target: 1.0, time: 0.3)
    let (first, second, third) = moved.value
    #expect(isClose(first, one, within: 1e-12))
    #expect(isClose(Double(second), 2 * one, within: 1e-6))
    #expect(isClose(third.second, 4 * one, within: 1e-12))
  }
}

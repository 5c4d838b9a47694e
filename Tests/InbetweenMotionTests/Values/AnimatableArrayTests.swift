import InbetweenMotion
import Testing

struct AnimatableArrayTests {
  private typealias Vector = AnimatableArray<Double>

  @Test func `elements are added as far as both arrays go`() {
    let (short, long): (Vector, Vector) = ([1, 2], [10, 20, 30])
    #expect(short + long == [11, 22])
    #expect(long + short == [11, 22, 30])
    #expect(short - long == [-9, -18])
    #expect(long - short == [9, 18, 30])
    #expect(short.interpolated(towards: long, amount: 0.5) == [5.5, 11])
    #expect(.zero - short == [-1, -2])
    #expect(.zero + short == short && short + .zero == short && short - .zero == short)
  }

  @Test func `a multiple scales each element and the magnitudes add up`() {
    let vector: Vector = [3, -4]
    #expect(vector.scaled(by: 2) == [6, -8])
    #expect(vector.magnitudeSquared == 25)
    #expect(Vector.zero.magnitudeSquared == 0)
  }

  @Test func `an element that is new comes from zero and one that goes is gone`() {
    var value = AnimatedValue<Vector>([10])
    value.set([20, 8], animation: .linear(duration: 1), at: 0)
    #expect(value.presentation(at: 0.5) == [15, 4])
    #expect(value.presentation(at: 2) == [20, 8])
    value.set([40], animation: .linear(duration: 1), at: 2)
    #expect(value.presentation(at: 2) == [20])
    #expect(value.presentation(at: 2.25) == [25])
    #expect(value.presentation(at: 4) == [40])
  }

  @Test func `an array on its way is as long as it will be`() {
    var value = AnimatedValue<Vector>([])
    value.set([8, 16], animation: .linear(duration: 1), at: 0)
    #expect(value.presentation(at: 0.25) == [2, 4])
    value.set([8, 16, 5], animation: .linear(duration: 1), at: 0.5)
    #expect(value.presentation(at: 0.5) == [4, 8, 5])
    value.set([0], animation: .linear(duration: 1), at: 0.5)
    #expect(value.presentation(at: 0.5) == [4])
    value.set([], animation: nil, at: 3)
    #expect(value.presentation(at: 3) == [])
  }
}

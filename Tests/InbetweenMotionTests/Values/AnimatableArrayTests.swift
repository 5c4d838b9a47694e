import InbetweenMotion
import Testing

struct AnimatableArrayTests {
  private typealias Vector = AnimatableArray<Double>

  @Test func `elements that are missing count as zero`() {
    let (short, long): (Vector, Vector) = ([1, 2], [10, 20, 30])
    #expect(short + long == [11, 22, 30])
    #expect(long + short == [11, 22, 30])
    #expect(short - long == [-9, -18, -30])
    #expect(long - short == [9, 18, 30])
    #expect(.zero + short == short && short + .zero == short && short - .zero == short)
  }

  @Test func `a multiple scales each element and the magnitudes add up`() {
    let vector: Vector = [3, -4]
    #expect(vector.scaled(by: 2) == [6, -8])
    #expect(vector.magnitudeSquared == 25)
    #expect(Vector.zero.magnitudeSquared == 0)
  }

  @Test func `an element that is new comes from zero and one that goes ends there`() {
    var value = AnimatedValue<Vector>([10])
    value.set([20, 8], animation: .linear(duration: 1), at: 0)
    #expect(value.presentation(at: 0.5) == [15, 4])
    #expect(value.presentation(at: 2) == [20, 8])
    value.set([20], animation: .linear(duration: 1), at: 2)
    #expect(value.presentation(at: 2.25) == [20, 6])
    #expect(value.presentation(at: 4) == [20])
  }
}

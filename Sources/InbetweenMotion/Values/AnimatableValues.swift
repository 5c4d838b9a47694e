/// Several vectors animated as one, without pairs of pairs.
///
/// Shape: components are those of the values in their order; the squared magnitude is their sum.
///
///     var animatableData: AnimatableValues<Double, CGFloat> {
///       get { AnimatableValues(turns, width) }
///       set { (turns, width) = newValue.value }
///     }
@frozen
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The values, to be read and written all at once, as above.
  ///
  /// Edges: Swift 6.3's compiler crashes over a single one of them in a variable, as in `data.value.0 = 1`.
  public var value: (repeat each Value)

  /// Creates one vector of several.
  @inlinable
  public init(_ value: repeat each Value) { self.value = (repeat each value) }

  /// The vector of zeros.
  @inlinable public static var zero: AnimatableValues {
    AnimatableValues(repeat (each Value).zero)
  }

  @inlinable
  public static func + (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat (each lhs.value) + (each rhs.value))
  }

  @inlinable
  public static func - (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat (each lhs.value) - (each rhs.value))
  }

  @inlinable
  public static func == (lhs: AnimatableValues, rhs: AnimatableValues) -> Bool {
    for (left, right) in repeat (each lhs.value, each rhs.value) {
      guard left == right else { return false }
    }
    return true
  }

  @inlinable
  public mutating func scale(by rhs: Double) {
    value = (repeat (each value).scaled(by: rhs))
  }

  @inlinable
  public var magnitudeSquared: Double {
    var sum = 0.0
    for component in repeat each value { sum += component.magnitudeSquared }
    return sum
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}

extension AnimatableValues: Animatable {
  public typealias AnimatableData = AnimatableValues
}

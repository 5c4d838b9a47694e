/// The animatable data of a type that has nothing to animate.
@frozen
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates the only value there is.
  @inlinable public init() {}

  /// The only value there is.
  @inlinable public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  @inlinable
  public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData {
    lhs
  }

  @inlinable
  public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData {
    lhs
  }

  @inlinable public mutating func scale(by rhs: Double) {}
  @inlinable public var magnitudeSquared: Double { 0 }
}

import Foundation

/// A type whose values can be added, scaled and measured, so that they can be animated.
///
/// Shape: a vector space over the real numbers; `magnitudeSquared` is the squared Euclidean norm.
public protocol VectorArithmetic: SendableMetatype, AdditiveArithmetic {
  /// Multiplies each component of this vector by a number.
  mutating func scale(by rhs: Double)

  /// The sum of the squares of the components.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// Returns this vector with each component multiplied by a number.
  @inlinable
  public func scaled(by rhs: Double) -> Self {
    var copy = self
    copy.scale(by: rhs)
    return copy
  }

  /// Moves this vector a fraction of the way to another one.
  ///
  /// Shape: `amount` 0 leaves the vector as it is, 1 gives `other`; numbers outside 0…1 extrapolate.
  @inlinable
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// Returns the vector a fraction of the way to another one.
  @inlinable
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var copy = self
    copy.interpolate(towards: other, amount: amount)
    return copy
  }
}

extension Double: VectorArithmetic {
  @inlinable public mutating func scale(by rhs: Double) { self *= rhs }
  @inlinable public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  @inlinable public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  @inlinable public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension CGFloat: VectorArithmetic {
  @inlinable public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  @inlinable public var magnitudeSquared: Double { Double(self) * Double(self) }
}

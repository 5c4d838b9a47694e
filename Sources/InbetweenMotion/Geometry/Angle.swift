/// A geometric angle.
///
/// Shape: from the x axis towards the y axis, so clockwise on a screen, where y points down. Angles beyond
/// a full turn are kept as they are. Units: radians or degrees.
@frozen
public struct Angle: Hashable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  @inlinable
  public var degrees: Double {
    get { radians * (180 / Double.pi) }
    set { radians = newValue * (Double.pi / 180) }
  }

  /// Creates the zero angle.
  @inlinable public init() { radians = 0 }

  /// Creates an angle from radians.
  @inlinable public init(radians: Double) { self.radians = radians }

  /// Creates an angle from degrees.
  @inlinable public init(degrees: Double) { radians = degrees * (Double.pi / 180) }

  /// Returns an angle from radians.
  @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Returns an angle from degrees.
  @inlinable public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// The angle of no turn at all.
  @inlinable public static var zero: Angle { Angle() }
}

extension Angle: Comparable {
  @inlinable
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}

extension Angle: Animatable {
  /// The radians, times 128 so that a turn settles when no motion can be seen any more.
  public var animatableData: Double {
    get { radians * 128 }
    set { radians = newValue / 128 }
  }
}

extension Angle {
  /// Returns the sum of two angles.
  @inlinable
  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians + right.radians)
  }

  /// Returns the turn from the second angle to the first.
  @inlinable
  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians - right.radians)
  }

  /// Returns the opposite turn.
  @inlinable public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// Returns a multiple of an angle.
  @inlinable
  public static func * (left: Angle, right: Double) -> Angle {
    Angle(radians: left.radians * right)
  }

  /// Returns a fraction of an angle.
  @inlinable
  public static func / (left: Angle, right: Double) -> Angle {
    Angle(radians: left.radians / right)
  }

  /// Adds an angle.
  @inlinable public static func += (left: inout Angle, right: Angle) { left = left + right }

  /// Subtracts an angle.
  @inlinable public static func -= (left: inout Angle, right: Angle) { left = left - right }

  /// Multiplies an angle by a number.
  @inlinable public static func *= (left: inout Angle, right: Double) { left = left * right }

  /// Divides an angle by a number.
  @inlinable public static func /= (left: inout Angle, right: Double) { left = left / right }
}

import Foundation

extension Spring {
  /// A spring that does not bounce.
  public static var smooth: Spring { smooth() }

  /// Returns a spring that does not bounce, or only as much as is asked for.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring that bounces a little.
  public static var snappy: Spring { snappy() }

  /// Returns a spring that bounces a little, and more if asked for.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that bounces visibly.
  public static var bouncy: Spring { bouncy() }

  /// Returns a spring that bounces visibly, and more if asked for.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

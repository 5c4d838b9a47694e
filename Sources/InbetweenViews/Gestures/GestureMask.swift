/// Which gestures count where one is attached to a view.
public nonisolated struct GestureMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// None of them.
  public static let none: GestureMask = []
  /// The gesture that is attached.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All of them.
  public static let all: GestureMask = [.gesture, .subviews]
}

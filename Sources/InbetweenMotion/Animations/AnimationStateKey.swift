/// A key for a value that a custom animation keeps from one moment to the next.
public protocol AnimationStateKey {
  /// What the value is.
  associatedtype Value
  /// The value where none has been kept.
  static var defaultValue: Value { get }
}

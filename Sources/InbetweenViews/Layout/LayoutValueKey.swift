/// A key for something that a view tells the custom layout around it.
public protocol LayoutValueKey {
  /// What the value is.
  associatedtype Value
  /// The value of a view that says nothing.
  static var defaultValue: Value { get }
}

/// A key for a value that views hand up to the views around them.
public protocol PreferenceKey {
  /// What the value is.
  associatedtype Value

  /// The value where no view inside says anything.
  static var defaultValue: Value { get }

  /// Puts the value of a later view together with that of the views before it.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Value { nil }
}

/// A key for a value of the environment.
public protocol EnvironmentKey {
  /// What the value is.
  associatedtype Value
  /// The value where no view set another.
  static var defaultValue: Value { get }
}

/// The values that views hand down to the views inside them.
public struct EnvironmentValues {
  /// The values that are set, each in an entry of the type that its key says.
  @usableFromInline package private(set) var entries: [ObjectIdentifier: EnvironmentEntry] = [:]
  /// Told of each key that is read, so that a change reaches those who read it and nobody else.
  ///
  /// It is held: values are copied far more often than they are kept, and a weak reference costs much in each copy.
  @usableFromInline package var observer: (any EnvironmentObserver)?

  /// Creates an environment in which nothing is set.
  public init() {}

  /// A value by its key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    @inlinable get {
      observer?.environmentDidRead(ObjectIdentifier(key))
      return entries[ObjectIdentifier(key)]?.value(of: key) ?? K.defaultValue
    }
    set { entries[ObjectIdentifier(key)] = TypedEnvironmentEntry<K.Value>(newValue) }
  }

  /// Returns the keys whose values differ between two environments.
  package func changedKeys(from other: EnvironmentValues) -> [ObjectIdentifier] {
    var changed: [ObjectIdentifier] = []
    for (key, entry) in entries {
      guard let old = other.entries[key] else {
        changed.append(key)
        continue
      }
      if !entry.isSame(as: old) { changed.append(key) }
    }
    for key in other.entries.keys where entries[key] == nil { changed.append(key) }
    return changed
  }
}

/// Somebody who wants to know which keys of an environment are read.
@usableFromInline package protocol EnvironmentObserver: AnyObject {
  func environmentDidRead(_ key: ObjectIdentifier)
}

/// Whether two values are known to be the same: equal, or the same object.
package func isSame<Value>(_ lhs: Value, _ rhs: Any) -> Bool {
  guard let rhs = rhs as? Value else { return false }
  if let lhs = lhs as? any Equatable { return isEqual(lhs, rhs) }
  if type(of: lhs as Any) is AnyClass { return (lhs as AnyObject) === (rhs as AnyObject) }
  return false
}

private func isEqual<Value: Equatable>(_ lhs: Value, _ rhs: Any) -> Bool {
  (rhs as? Value) == lhs
}

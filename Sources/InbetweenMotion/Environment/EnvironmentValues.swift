/// A key for a value of the environment.
public protocol EnvironmentKey {
  /// What the value is.
  associatedtype Value
  /// The value where no view set another.
  static var defaultValue: Value { get }
}

/// The values that views hand down to the views inside them.
public struct EnvironmentValues {
  /// A value with what is known of its type, so that a change can be told from a repetition.
  package struct Entry {
    package let value: Any
    package let isEqual: (Any) -> Bool
  }

  package private(set) var entries: [ObjectIdentifier: Entry] = [:]
  /// Told of each key that is read, so that a change reaches those who read it and nobody else.
  package weak var observer: (any EnvironmentObserver)?

  /// Creates an environment in which nothing is set.
  public init() {}

  /// A value by its key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      observer?.environmentDidRead(ObjectIdentifier(key))
      return entries[ObjectIdentifier(key)]?.value as? K.Value ?? K.defaultValue
    }
    set {
      entries[ObjectIdentifier(key)] = Entry(value: newValue) { isSame(newValue, $0) }
    }
  }

  /// Returns the keys whose values differ between two environments.
  package func changedKeys(from other: EnvironmentValues) -> [ObjectIdentifier] {
    var changed: [ObjectIdentifier] = []
    for (key, entry) in entries {
      guard let old = other.entries[key] else {
        changed.append(key)
        continue
      }
      if !entry.isEqual(old.value) { changed.append(key) }
    }
    for key in other.entries.keys where entries[key] == nil { changed.append(key) }
    return changed
  }
}

/// Somebody who wants to know which keys of an environment are read.
package protocol EnvironmentObserver: AnyObject {
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

/// A value of an environment, with what is known of its type.
@usableFromInline package class EnvironmentEntry {
  fileprivate init() {}

  /// Returns the value, which must have been set for the key.
  @inlinable func value<K: EnvironmentKey>(of key: K.Type) -> K.Value {
    // A key is a type, and what is set for it is what that type says.
    unsafeDowncast(self, to: TypedEnvironmentEntry<K.Value>.self).value
  }

  /// Whether the value of another entry for the same key is known to be the same.
  func isSame(as other: EnvironmentEntry) -> Bool { false }
}

/// A value of an environment.
@usableFromInline package final class TypedEnvironmentEntry<Value>: EnvironmentEntry {
  @usableFromInline let value: Value

  init(_ value: Value) {
    self.value = value
    super.init()
  }

  override func isSame(as other: EnvironmentEntry) -> Bool {
    guard let other = other as? TypedEnvironmentEntry else { return false }
    return InbetweenMotion.isSame(value, other.value)
  }
}

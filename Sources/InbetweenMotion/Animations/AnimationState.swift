/// What a custom animation keeps from one moment to the next, by key.
///
/// Edges: values count as copied with the state; a key whose value is an object shares it.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a state in which nothing is kept.
  public init() {}

  /// A value by its key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Whether nothing has been kept yet.
  var isEmpty: Bool { values.isEmpty }
}

// SwiftUI asks no Sendable of the values. They belong to one motion, and are touched only by whoever moves it.
extension AnimationState: @unchecked Sendable where Value: Sendable {}

import InbetweenMotion

/// A value that a gesture sets while it goes on, and that is the first one again when it ends.
///
/// It can be set by `updating(_:body:)` only.
@propertyWrapper
public nonisolated struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let resetting: (Value, inout Transaction) -> Void
  private var location: StateLocation<Value>?

  /// Creates a state with its first value, to which it returns without an animation.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue) { _, _ in }
  }

  /// Creates a state with its first value, to which it returns without an animation.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Creates a state that returns to its first value with a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }

  /// Creates a state that returns to its first value with a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates a state that has a closure prepare the transaction with which it returns to its first value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    resetting = reset
  }

  /// Creates a state that has a closure prepare the transaction with which it returns to its first value.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The value.
  public var wrappedValue: Value { location?.value ?? initial }

  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  /// Has a closure change the value and the transaction in which it changes.
  @MainActor
  func update(_ change: (inout Value, inout Transaction) -> Void) {
    var transaction = Transaction()
    var value = wrappedValue
    change(&value, &transaction)
    withTransaction(transaction) { location?.set(value) }
  }

  /// Sets the first value again.
  @MainActor
  func reset() {
    update { value, transaction in
      resetting(value, &transaction)
      value = initial
    }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state without a value.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Creates a state without a value that has a closure prepare the transaction with which it loses one.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState: BindableProperty {
  static var isOwnedByNode: Bool { true }

  @MainActor mutating func bind(to storage: inout AnyObject?, node: _Node) {
    let made = storage as? StateLocation<Value> ?? StateLocation(initial, graph: node.graph)
    location = made
    storage = made
  }

  func isSame(as other: GestureState<Value>) -> Bool { true }
}

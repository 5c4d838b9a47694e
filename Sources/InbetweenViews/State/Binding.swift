import InbetweenMotion

/// A value that lives elsewhere and can be read and written here.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let getter: () -> Value
  private let setter: (Value) -> Void
  /// What the binding leads to, so that two descriptions of a view can be compared.
  private let source: Source?
  /// The transaction that writes through the binding carry, within the current one.
  public var transaction: Transaction

  private struct Source: Equatable {
    let location: ObjectIdentifier
    let path: [AnyKeyPath]
  }

  private init(
    source: Source?, transaction: Transaction = Transaction(), get: @escaping () -> Value,
    set: @escaping (Value) -> Void
  ) {
    self.source = source
    self.transaction = transaction
    getter = get
    setter = set
  }

  init(location: StateLocation<Value>) {
    self.init(
      source: Source(location: ObjectIdentifier(location), path: []),
      get: { location.value }, set: { location.set($0) })
  }

  /// Creates a binding from a pair of closures.
  @preconcurrency
  public nonisolated init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // A binding is read and written synchronously, where its closures belong.
    let getter = unsafeBitCast(get, to: (() -> Value).self)
    let setter = unsafeBitCast(set, to: ((Value) -> Void).self)
    self.init(source: nil, get: getter, set: setter)
  }

  /// Creates a binding from the one that `$` gives.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Returns a binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(source: nil, get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { getter() }
    nonmutating set { CurrentTransaction.with(transaction) { setter(newValue) } }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let (getter, setter) = (getter, setter)
    return Binding<Subject>(
      source: source.map {
        Binding<Subject>.Source(location: $0.location, path: $0.path + [keyPath])
      },
      transaction: transaction, get: { getter()[keyPath: keyPath] },
      set: { part in
        var whole = getter()
        whole[keyPath: keyPath] = part
        setter(whole)
      })
  }

  /// Returns a binding whose writes are shown with an animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// Returns a binding whose writes carry a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: BindableProperty {
  static var isOwnedByNode: Bool { false }

  mutating func bind(to storage: inout AnyObject?, node: _Node) {}

  func isSame(as other: Binding<Value>) -> Bool { source != nil && source == other.source }
}

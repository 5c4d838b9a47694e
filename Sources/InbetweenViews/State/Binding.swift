import InbetweenMotion

/// What a binding leads to: a state or an object, and the way from there.
private struct BindingSource: Equatable {
  let location: ObjectIdentifier
  let path: [AnyHashable]

  /// Where an element of the collection at this place is.
  func element(_ index: any Hashable) -> BindingSource {
    BindingSource(location: location, path: path + [AnyHashable(index)])
  }
}

/// A value that lives elsewhere and can be read and written here.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  fileprivate let getter: () -> Value
  fileprivate let setter: (Value) -> Void
  /// What the binding leads to, so that two descriptions of a view can be compared.
  fileprivate let source: BindingSource?
  /// The transaction that writes through the binding carry, within the current one.
  public var transaction: Transaction

  fileprivate init(
    source: BindingSource?, transaction: Transaction = Transaction(), get: @escaping () -> Value,
    set: @escaping (Value) -> Void
  ) {
    self.source = source
    self.transaction = transaction
    getter = get
    setter = set
  }

  init(location: StateLocation<Value>) {
    self.init(
      source: BindingSource(location: ObjectIdentifier(location), path: []),
      get: { location.value }, set: { location.set($0) })
  }

  /// Creates a binding to a property of an object.
  init<Object: AnyObject>(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.init(
      source: BindingSource(location: ObjectIdentifier(object), path: [keyPath]),
      get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }

  /// Creates a binding to a property of an object that does not know who reads what: with each value of the
  /// property it is another binding, so that views which were given it are evaluated again.
  init<Object: ObservableObject>(
    observed object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>
  ) {
    let value = object[keyPath: keyPath] as? any Hashable
    self.init(
      source: value.map {
        BindingSource(location: ObjectIdentifier(object), path: [keyPath, AnyHashable($0)])
      },
      get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
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
      source: step(keyPath),
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

extension Binding {
  /// Creates a binding to an optional value from one to a value; writing nil does nothing.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      source: base.step(\Wrapped.self), transaction: base.transaction, get: { base.getter() },
      set: { if let value = $0 { base.setter(value) } })
  }

  /// Creates a binding to what an optional value wraps; nil where there is nothing.
  ///
  /// Edges: once the value is nil, the binding still reads the last one that was there at its making.
  public init?(_ base: Binding<Value?>) {
    guard let known = base.wrappedValue else { return nil }
    self.init(
      source: base.step(\Value?.unsafelyUnwrapped), transaction: base.transaction,
      get: { base.getter() ?? known }, set: { base.setter($0) })
  }

  /// Where a part of the value is; nil where nothing is known of the value's own place.
  fileprivate func step(_ keyPath: AnyKeyPath) -> BindingSource? {
    source.map { BindingSource(location: $0.location, path: $0.path + [keyPath]) }
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

  func isChanged(by causes: [ObjectIdentifier], storage: AnyObject?) -> Bool {
    source.map { causes.contains($0.location) } ?? false
  }

  func isSame(as other: Binding<Value>) -> Bool {
    source != nil && source == other.source && transaction.isGrouped(with: other.transaction)
  }
}

extension Binding where Value: MutableCollection {
  /// Returns a binding to the element at a place, which is told from others where indices can be.
  func element(at position: Value.Index) -> Binding<Value.Element> {
    let (getter, setter) = (getter, setter)
    let last = LastElement(getter()[position])
    return Binding<Value.Element>(
      source: (position as? any Hashable).flatMap { source?.element($0) },
      transaction: transaction,
      get: {
        let whole = getter()
        if whole.has(position) { last.value = whole[position] }
        return last.value
      },
      set: { element in
        var whole = getter()
        guard whole.has(position) else { return }
        whole[position] = element
        setter(whole)
      })
  }
}

/// The element that was read last at a place.
private final class LastElement<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

extension Collection {
  fileprivate func has(_ position: Index) -> Bool {
    position >= startIndex && position < endIndex
  }
}

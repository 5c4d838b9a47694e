/// A property of an object that tells when it is about to be set.
///
/// Setting it has the object's ``ObservableObject/objectWillChange`` tell, unless the object has a publisher
/// of its own there. `$name.values` gives its values as they come.
@propertyWrapper
public struct Published<Value> {
  private var value: Value
  private var publisher: Publisher?

  /// Creates a property with its first value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Creates a property with its first value.
  public init(initialValue: Value) { value = initialValue }

  /// Never used: the property must be one of a class.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { preconditionFailure("@Published is only available on properties of classes") }
    set { preconditionFailure("@Published is only available on properties of classes") }
  }

  /// The value, as a property of an object.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storage].value }
    set {
      ObjectPublishers.known(for: object)?.send()
      object[keyPath: storage].publisher?.send(newValue)
      object[keyPath: storage].value = newValue
    }
  }

  /// What tells the values that the property is set to.
  public var projectedValue: Publisher {
    mutating get {
      let known = publisher ?? Publisher(value)
      publisher = known
      return known
    }
  }

  /// Tells the values that a property is set to.
  ///
  /// Not in SwiftUI: of what Combine has there, only ``values`` is here.
  public struct Publisher {
    fileprivate let current: CurrentValue<Value>

    fileprivate init(_ value: Value) { current = CurrentValue(value) }

    fileprivate func send(_ value: Value) { current.set(value) }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}

extension Published.Publisher where Value: Sendable {
  /// The value of now, and each one that the property is set to after that.
  public var values: AsyncStream<Value> { current.stream }
}

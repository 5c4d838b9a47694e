import InbetweenMotion
import Observation

/// An observable object whose properties are to be had as bindings.
@dynamicMemberLookup @propertyWrapper
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// The wrapper itself, which gives the bindings.
  public var projectedValue: Bindable<Value> { self }

  /// Never used: what is wrapped must be an object that conforms to `Observable`.
  @available(*, unavailable, message: "only an object that conforms to Observable can be wrapped")
  public nonisolated init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject & Observable {
  /// Creates a wrapper for an object.
  public nonisolated init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a wrapper for an object.
  public nonisolated init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a wrapper from the one that `$` gives.
  public nonisolated init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(object: wrappedValue, keyPath: keyPath)
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}

extension Bindable: DynamicProperty, BindableProperty {
  static var isOwnedByNode: Bool { false }

  mutating func bind(to storage: inout AnyObject?, node: _Node) {}

  // Only objects are ever wrapped.
  func isSame(as other: Bindable<Value>) -> Bool {
    wrappedValue as AnyObject === other.wrappedValue as AnyObject
  }
}

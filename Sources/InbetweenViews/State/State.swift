import Foundation
import InbetweenMotion

/// A value that a view owns and keeps for as long as it is there.
///
/// A write is queued with the current transaction; once the event's handler has returned, the bodies that
/// read the value are evaluated again, and no others.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private var initial: Value
  private var location: StateLocation<Value>?

  /// Creates a state with its first value.
  public nonisolated init(wrappedValue value: Value) { initial = value }

  /// Creates a state with its first value.
  public nonisolated init(initialValue value: Value) { initial = value }

  /// The value. Outside of a body this is the newest one, in a body that of the update being run.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state without a value.
  public nonisolated init() { self.init(wrappedValue: nil) }
}

extension State: BindableProperty {
  static var isOwnedByNode: Bool { true }

  mutating func bind(to storage: inout AnyObject?, node: _Node) {
    if let known = storage as? StateLocation<Value> {
      location = known
    } else {
      let made = StateLocation(initial, graph: node.graph)
      location = made
      storage = made
    }
  }

  func isSame(as other: State<Value>) -> Bool { true }
}

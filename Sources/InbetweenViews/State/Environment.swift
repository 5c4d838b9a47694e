import InbetweenMotion
import Observation

/// A value of the environment, or an observable object that a view around put there.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var scope: EnvironmentScope?

  /// Creates a property that reads a value of the environment.
  public nonisolated init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The value; the default one where the view stands in no tree.
  ///
  /// Errors: traps for an object of a type of which no view around has put one into the environment.
  @MainActor
  public var wrappedValue: Value { (scope?.values ?? EnvironmentValues())[keyPath: keyPath] }
}

extension Environment where Value: AnyObject & Observable {
  /// Creates a property that reads the observable object of a type.
  public nonisolated init(_ objectType: Value.Type) {
    self.init(\.[observable: EnvironmentObjectName<Value>()])
  }
}

extension Environment {
  /// Creates a property that reads the observable object of a type; nil where there is none.
  public nonisolated init<Object: AnyObject & Observable>(
    _ objectType: Object.Type
  ) where Value == Object? {
    self.init(\.[optional: EnvironmentObjectName<Object>()])
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: BindableProperty {
  static var isOwnedByNode: Bool { false }

  mutating func bind(to storage: inout AnyObject?, node: _Node) { scope = node.environment }

  func isChanged(by causes: [ObjectIdentifier], storage: AnyObject?) -> Bool {
    guard let scope else { return false }
    return scope.isChanged(by: causes) { [keyPath] in _ = $0[keyPath: keyPath] }
  }

  func isSame(as other: Environment<Value>) -> Bool { keyPath == other.keyPath }
}

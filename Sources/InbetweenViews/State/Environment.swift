import InbetweenMotion

/// A value of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var scope: EnvironmentScope?

  /// Creates a property that reads a value of the environment.
  public nonisolated init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The value; the default one where the view stands in no tree.
  @MainActor
  public var wrappedValue: Value { (scope?.values ?? EnvironmentValues())[keyPath: keyPath] }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: BindableProperty {
  static var isOwnedByNode: Bool { false }

  mutating func bind(to storage: inout AnyObject?, node: _Node) { scope = node.environment }

  func isSame(as other: Environment<Value>) -> Bool { keyPath == other.keyPath }
}

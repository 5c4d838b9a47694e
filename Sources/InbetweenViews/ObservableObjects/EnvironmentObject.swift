import InbetweenMotion

/// An observable object that a view around put into the environment.
///
/// Whenever the object changes, the view is evaluated again.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var link: EnvironmentObjectLink<ObjectType>?

  /// Creates a property that finds its object by the type.
  public nonisolated init() {}

  /// The object.
  ///
  /// Errors: traps where no view around has put one of the type into the environment.
  @MainActor
  public var wrappedValue: ObjectType {
    guard let object = link?.object else {
      preconditionFailure(
        "no ObservableObject of type \(ObjectType.self) found: a View.environmentObject(_:) for "
          + "\(ObjectType.self) may be missing as an ancestor of this view")
    }
    return object
  }

  /// Bindings to the object's properties.
  @MainActor
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(root: wrappedValue)
  }
}

extension EnvironmentObject: @unchecked Sendable where ObjectType: Sendable {}

extension EnvironmentObject: BindableProperty {
  static var isOwnedByNode: Bool { true }

  mutating func bind(to storage: inout AnyObject?, node: _Node) {
    let known = storage as? EnvironmentObjectLink<ObjectType> ?? EnvironmentObjectLink(node)
    storage = known
    link = known
  }

  func isChanged(by causes: [ObjectIdentifier], storage: AnyObject?) -> Bool {
    link?.object.map { causes.contains(ObjectIdentifier($0)) } ?? false
  }

  func isSame(as other: EnvironmentObject<ObjectType>) -> Bool { true }
}

/// What leads from a node to an object of its environment.
@MainActor
private final class EnvironmentObjectLink<ObjectType: ObservableObject> {
  private let node: BackLink<_Node>
  private let scope: EnvironmentScope
  private var subscription: ObjectSubscription?

  init(_ node: _Node) {
    self.node = node.backLink
    scope = node.environment
  }

  /// The object; whoever reads it hears of its changes, and of another one in its place.
  var object: ObjectType? {
    let object = scope.values[optional: EnvironmentObjectName<ObjectType>()]
    if let node = node.object, subscription?.object !== object {
      subscription = object.map { ObjectSubscription(to: $0, node: node) }
    }
    return object
  }
}

extension View {
  /// Gives the view and all inside an observable object, which they find by its type.
  nonisolated public func environmentObject<Object: ObservableObject>(
    _ object: Object
  ) -> some View {
    modifier(_EnvironmentModifier { $0[optional: EnvironmentObjectName<Object>()] = object })
  }
}

/// An observable object that a view makes and keeps for as long as it is there.
///
/// Whenever the object changes, the view is evaluated again.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Creates a property; its object is made once, when the view comes.
  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object.
  ///
  /// Edges: a view that stands in no tree keeps none, and makes a new one each time.
  @MainActor
  public var wrappedValue: ObjectType { object ?? make() }

  /// Bindings to the object's properties.
  @MainActor
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(root: wrappedValue)
  }
}

extension StateObject: BindableProperty {
  static var isOwnedByNode: Bool { true }

  mutating func bind(to storage: inout AnyObject?, node: _Node) {
    if let known = (storage as? ObjectSubscription)?.object as? ObjectType {
      object = known
    } else {
      let made = make()
      object = made
      storage = ObjectSubscription(to: made, node: node)
    }
  }

  func isChanged(by causes: [ObjectIdentifier], storage: AnyObject?) -> Bool {
    object.map { causes.contains(ObjectIdentifier($0)) } ?? false
  }

  func isSame(as other: StateObject<ObjectType>) -> Bool { true }
}

extension StateObject: @unchecked Sendable where ObjectType: Sendable {}

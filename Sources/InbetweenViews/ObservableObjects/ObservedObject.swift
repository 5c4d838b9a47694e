/// An observable object that a view was given: whenever it changes, the view is evaluated again.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// An object whose properties are to be had as bindings.
  @dynamicMemberLookup
  public struct Wrapper {
    let root: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(observed: root, keyPath: keyPath)
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// Creates a property with its object.
  public nonisolated init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Creates a property with its object.
  public nonisolated init(initialValue: ObjectType) { self.wrappedValue = initialValue }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
}

extension ObservedObject: BindableProperty {
  static var isOwnedByNode: Bool { false }

  mutating func bind(to storage: inout AnyObject?, node: _Node) {
    guard (storage as? ObjectSubscription)?.object !== wrappedValue else { return }
    storage = ObjectSubscription(to: wrappedValue, node: node)
  }

  func isChanged(by causes: [ObjectIdentifier], storage: AnyObject?) -> Bool {
    causes.contains(ObjectIdentifier(wrappedValue))
  }

  func isSame(as other: ObservedObject<ObjectType>) -> Bool { wrappedValue === other.wrappedValue }
}

extension ObservedObject: @unchecked Sendable where ObjectType: Sendable {}
extension ObservedObject.Wrapper: Sendable where ObjectType: Sendable {}

import InbetweenMotion
import Observation

/// Names the place of an object in the environment: its type.
nonisolated struct EnvironmentObjectName<Object: AnyObject>: Hashable {}

/// The key of the object of a type in the environment.
private nonisolated enum EnvironmentObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: ObjectReference<Object> { ObjectReference(object: nil) }
}

/// An object that is compared by identity.
private nonisolated struct ObjectReference<Object: AnyObject>: Equatable {
  let object: Object?

  static func == (lhs: ObjectReference, rhs: ObjectReference) -> Bool { lhs.object === rhs.object }
}

extension EnvironmentValues {
  /// The object of a type; nil where there is none.
  subscript<Object: AnyObject>(optional name: EnvironmentObjectName<Object>) -> Object? {
    get { self[EnvironmentObjectKey<Object>.self].object }
    set { self[EnvironmentObjectKey<Object>.self] = ObjectReference(object: newValue) }
  }

  /// The observable object of a type, which must be there.
  subscript<Object: AnyObject & Observable>(
    observable name: EnvironmentObjectName<Object>
  ) -> Object {
    guard let object = self[optional: name] else {
      preconditionFailure(
        "no Observable object of type \(Object.self) found: a View.environment(_:) for "
          + "\(Object.self) may be missing as an ancestor of this view")
    }
    return object
  }
}

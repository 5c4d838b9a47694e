/// An object that tells when it is about to change.
///
/// Setting a property that is marked `@Published` tells it; objects tell other changes by
/// `objectWillChange.send()`. Views that hold the object by `@StateObject`, `@ObservedObject` or
/// `@EnvironmentObject` are evaluated again then, whichever property it was. New code is better served by
/// `@Observable`, which knows who reads what.
public protocol ObservableObject: AnyObject {
  /// What tells that the object is about to change.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// What tells that the object is about to change: the same publisher each time.
  public var objectWillChange: ObservableObjectPublisher {
    ObjectPublishers.publisher(of: self)
  }
}

/// Leads from what is inside back to an object around it, which may go first.
///
/// A weak reference would do the same, but from then on each retain and release of the object would take a
/// detour: the tree spends most of its time in those. The object makes the link, and ends it as it goes. That
/// happens on the main actor alone, so a link may be kept anywhere but followed only there.
final class BackLink<Object: AnyObject>: @unchecked Sendable {
  /// The object; nil once it has gone.
  @MainActor var object: Object? { target }
  // Followed on the main actor only, where the object ends it.
  nonisolated(unsafe) private unowned(unsafe) var target: Object?

  init(_ object: Object) { target = object }

  /// Says that the object goes.
  nonisolated func end() { target = nil }
}

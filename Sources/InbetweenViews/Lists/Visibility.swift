/// Whether something is to be seen.
public nonisolated enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the container wants it.
  case automatic
  /// Seen.
  case visible
  /// Not seen.
  case hidden
}

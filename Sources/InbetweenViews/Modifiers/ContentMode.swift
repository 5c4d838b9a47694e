/// How a view of fixed proportions takes a space of others.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// It is as large as it can be within the space.
  case fit
  /// It is as small as it can be that covers the space.
  case fill
}

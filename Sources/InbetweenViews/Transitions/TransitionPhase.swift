/// Where a view is in its coming and going.
@frozen
public nonisolated enum TransitionPhase: Hashable, Sendable {
  /// It is about to be inserted.
  case willAppear
  /// It is there.
  case identity
  /// It has been removed.
  case didDisappear

  /// Whether the view is there, so that the transition changes nothing about it.
  public var isIdentity: Bool { self == .identity }

  /// The phase as a number: -1 before, 0 while the view is there, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

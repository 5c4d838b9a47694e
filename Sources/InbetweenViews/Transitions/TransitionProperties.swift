/// What is known of a transition beforehand.
public nonisolated struct TransitionProperties: Sendable {
  /// Whether the transition moves the view; it becomes a cross-fade where motion is reduced.
  public var hasMotion: Bool

  /// Creates the properties of a transition.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

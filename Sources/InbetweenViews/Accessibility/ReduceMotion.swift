import InbetweenMotion

private enum ReduceMotionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether motion is reduced: nothing moves, and nothing goes on for ever.
  ///
  /// A view is at its new place at once, where it would go there with an animation; a transition that moves
  /// the view fades it in a few steps, so that what takes the place of something else cross-fades with it at
  /// the cost of few bytes; an animation that repeats for ever shows where it goes to. Colours and opacities
  /// change as they do otherwise.
  ///
  /// Not in SwiftUI: it can be set too, by a host for a whole tree and by a view for a part of it.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
}

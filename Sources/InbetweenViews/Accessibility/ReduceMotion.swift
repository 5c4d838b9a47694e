import InbetweenMotion

private enum ReduceMotionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether motion is reduced: transitions that move a view fade it instead.
  ///
  /// Not in SwiftUI: it can be set too, by a host for a whole tree and by a view for a part of it.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
}

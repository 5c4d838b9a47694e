import InbetweenMotion

extension Text {
  /// How large a text is beside another one.
  public struct Scale: Hashable, Sendable {
    let isSecondary: Bool

    /// As large as usual.
    public static let `default` = Scale(isSecondary: false)
    /// Smaller, which a terminal shows by being faint.
    public static let secondary = Scale(isSecondary: true)
  }

  /// Returns the text in a size relative to the one beside it, or not; a smaller one is faint.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? with(\.isSecondary, scale.isSecondary) : self
  }
}

extension View {
  /// Has text inside shown in a relative size, or not; a smaller one is faint.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.textTraits.isSecondary) {
      if isEnabled { $0 = scale.isSecondary }
    }
  }
}

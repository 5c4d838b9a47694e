import InbetweenMotion

extension Text {
  /// How a line under or through text looks.
  public struct LineStyle: Hashable, Sendable {
    /// How the line is interrupted; a terminal shows every line as a solid one.
    public struct Pattern: Hashable, Sendable {
      private let number: Int

      /// Not interrupted.
      public static let solid = Pattern(number: 0)
      /// Dots.
      public static let dot = Pattern(number: 1)
      /// Dashes.
      public static let dash = Pattern(number: 2)
      /// A dash and a dot by turns.
      public static let dashDot = Pattern(number: 3)
      /// A dash and two dots by turns.
      public static let dashDotDot = Pattern(number: 4)
    }

    /// How the line is interrupted.
    let pattern: Pattern
    /// The line's colour; nil for that of the text, which is what a terminal shows.
    let color: Color?

    /// Creates a style; a terminal shows a solid line in the text's colour.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A solid line in the text's colour.
    public static let single = LineStyle()
  }
}

extension View {
  /// Has a line drawn under text inside, or not; the line is solid and in the text's colour.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.textTraits.isUnderlined, isActive)
  }

  /// Has a line drawn through text inside, or not; the line is solid and in the text's colour.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.textTraits.isStruckThrough, isActive)
  }
}

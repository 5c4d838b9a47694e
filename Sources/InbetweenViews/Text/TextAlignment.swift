import Foundation
import InbetweenMotion

/// Where the lines of a text stand that are shorter than the longest one.
public nonisolated enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// At the left edge.
  case leading
  /// In the middle; half a cell too much goes to the right.
  case center
  /// At the right edge.
  case trailing
}

private enum TextAlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}

private enum LineSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

extension EnvironmentValues {
  /// Where the lines of a text stand that are shorter than the longest one.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// The space between the lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
}

extension View {
  /// Aligns the lines of each text inside with each other.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Puts space between the lines of each text inside, in points rounded to whole rows.
  ///
  /// Edges: a negative or meaningless space is none; a row is 16 points.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }
}

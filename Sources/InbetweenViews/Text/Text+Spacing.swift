import Foundation

extension View {
  /// Changes nothing to be seen: the characters of a terminal stand one to a cell.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { self }

  /// Changes nothing to be seen: the characters of a terminal stand one to a cell.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { self }

  /// Changes nothing to be seen: the characters of a terminal stand in its rows.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
}

extension Text {
  /// Returns the text as it is: the characters of a terminal stand one to a cell.
  public func kerning(_ kerning: CGFloat) -> Text { self }

  /// Returns the text as it is: the characters of a terminal stand one to a cell.
  public func tracking(_ tracking: CGFloat) -> Text { self }

  /// Returns the text as it is: the characters of a terminal stand in its rows.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
}

import Foundation

/// What margins in a scroll view are around.
public nonisolated struct ContentMarginPlacement: Hashable, Sendable {
  enum Kind { case automatic, content, indicators }
  let kind: Kind

  /// Around the content and at the ends of the indicators.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(kind: .automatic) }
  /// Around the content.
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(kind: .content) }
  /// At the ends of the indicators.
  public static var scrollIndicators: ContentMarginPlacement {
    ContentMarginPlacement(kind: .indicators)
  }
}

extension View {
  /// Leaves space around the content of scroll views inside, which scrolls with it.
  ///
  /// Units: points; rounded to whole cells. Edges: what is no number or negative is 0.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    scrollSettings {
      if placement.kind != .indicators { $0.margins.take(insets, edges) }
      if placement.kind != .content { $0.indicatorMargins.take(insets, edges) }
    }
  }

  /// Leaves the same space on some sides of the content of scroll views inside; nil for the default of 16 points.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 16
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length),
      for: placement)
  }

  /// Leaves the same space on all sides of the content of scroll views inside, in points.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

extension EdgeInsets {
  /// Takes over the distances of some edges.
  fileprivate nonisolated mutating func take(_ other: EdgeInsets, _ edges: Edge.Set) {
    if edges.contains(.top) { top = other.top }
    if edges.contains(.leading) { leading = other.leading }
    if edges.contains(.bottom) { bottom = other.bottom }
    if edges.contains(.trailing) { trailing = other.trailing }
  }
}

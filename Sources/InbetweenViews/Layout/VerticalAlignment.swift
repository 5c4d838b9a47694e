import Foundation

/// Where things of different heights meet.
public struct VerticalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// Creates an alignment of one's own.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id, axis: .vertical)
  }

  init(key: AlignmentKey) { self.key = key }

  /// The top edges.
  public static let top = VerticalAlignment(
    key: AlignmentKey(FractionalGuide.Start.self, axis: .vertical, fraction: 0))
  /// The middles.
  public static let center = VerticalAlignment(
    key: AlignmentKey(FractionalGuide.Down.self, axis: .vertical, fraction: 0.5))
  /// The bottom edges.
  public static let bottom = VerticalAlignment(
    key: AlignmentKey(FractionalGuide.Bottom.self, axis: .vertical, fraction: 1))
  /// The lower edges of the first lines of text; the bottom edge of what is no text.
  public static let firstTextBaseline = VerticalAlignment(
    key: AlignmentKey(
      FractionalGuide.FirstBaseline.self, axis: .vertical, fraction: 1, merging: .least))
  /// The lower edges of the last lines of text; the bottom edge of what is no text.
  public static let lastTextBaseline = VerticalAlignment(
    key: AlignmentKey(
      FractionalGuide.LastBaseline.self, axis: .vertical, fraction: 1, merging: .greatest))

  /// Returns one guide for those of several views: their mean, of baselines the first or the last one.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.merged(values.compactMap { bounded($0) }).map { CGFloat($0) }
  }
}

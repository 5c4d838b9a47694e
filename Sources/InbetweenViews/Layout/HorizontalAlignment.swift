import Foundation

/// Where things of different widths meet.
public struct HorizontalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// Creates an alignment of one's own.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id, axis: .horizontal)
  }

  init(key: AlignmentKey) { self.key = key }

  /// The left edges.
  public static let leading = HorizontalAlignment(
    key: AlignmentKey(FractionalGuide.Start.self, axis: .horizontal, fraction: 0))
  /// The middles.
  public static let center = HorizontalAlignment(
    key: AlignmentKey(FractionalGuide.Across.self, axis: .horizontal, fraction: 0.5))
  /// The right edges.
  public static let trailing = HorizontalAlignment(
    key: AlignmentKey(FractionalGuide.Right.self, axis: .horizontal, fraction: 1))
  /// Where the line below a row of a list begins: the left edge, unless a guide says otherwise.
  public static let listRowSeparatorLeading = HorizontalAlignment(
    key: AlignmentKey(FractionalGuide.RowStart.self, axis: .horizontal, fraction: 0))
  /// Where the line below a row of a list ends: the right edge, unless a guide says otherwise.
  public static let listRowSeparatorTrailing = HorizontalAlignment(
    key: AlignmentKey(FractionalGuide.RowEnd.self, axis: .horizontal, fraction: 1))

  /// Returns one guide for those of several views: their mean; nil if none has one.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.merged(values.compactMap { bounded($0) }).map { CGFloat($0) }
  }
}

import Foundation
import InbetweenMotion

/// The arrangement of a ``Grid``, for ``AnyLayout``.
public nonisolated struct GridLayout: Layout {
  /// Where views stand in their cells.
  public var alignment: Alignment
  /// The space between columns in points; nil for the default.
  public var horizontalSpacing: CGFloat?
  /// The space between rows in points; nil for the default.
  public var verticalSpacing: CGFloat?

  /// Creates the arrangement.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  @MainActor public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.size(in: proposal) { arranger(of: $1, on: $0).arrangement(for: $2).size }
  }

  @MainActor public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.place(in: bounds, proposal) { arranger(of: $1, on: $0).arrangement(for: $2).slots }
  }

  @MainActor private func arranger(of children: [Element], on grid: LayoutGrid) -> GridArranger {
    GridArranger(
      children, alignment: alignment, horizontalSpacing: bounded(horizontalSpacing),
      verticalSpacing: bounded(verticalSpacing), grid: grid)
  }
}

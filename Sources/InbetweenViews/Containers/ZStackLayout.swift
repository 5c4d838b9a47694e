import Foundation
import InbetweenMotion

/// The arrangement of a ``ZStack``, for ``AnyLayout``.
public nonisolated struct ZStackLayout: Layout {
  /// Where views of different sizes meet.
  public var alignment: Alignment

  /// Creates the arrangement.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  @MainActor public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.size(in: proposal) { arranger(on: $0).arrangement(of: $1, for: $2).size }
  }

  @MainActor public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.place(in: bounds, proposal) { arranger(on: $0).arrangement(of: $1, for: $2).slots }
  }

  @MainActor private func arranger(on grid: LayoutGrid) -> LayersArranger {
    LayersArranger(alignment: alignment, grid: grid)
  }
}

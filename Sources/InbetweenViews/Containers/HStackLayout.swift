import Foundation
import InbetweenMotion

/// The arrangement of an ``HStack``, for ``AnyLayout``.
public nonisolated struct HStackLayout: Layout {
  /// Where views of different heights meet.
  public var alignment: VerticalAlignment
  /// The space between the views in points; nil for the default.
  public var spacing: CGFloat?

  /// Creates the arrangement.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  @MainActor public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

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

  @MainActor private func arranger(on grid: LayoutGrid) -> StackArranger {
    StackArranger(
      axis: .horizontal, alignment: alignment.key, spacing: bounded(spacing), grid: grid)
  }
}

import Foundation
import InbetweenMotion

/// The arrangement of an ``VStack``, for ``AnyLayout``.
public nonisolated struct VStackLayout: Layout {
  /// Where views of different widths meet.
  public var alignment: HorizontalAlignment
  /// The space between the views in points; nil for the default.
  public var spacing: CGFloat?

  /// Creates the arrangement.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  @MainActor public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
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
      axis: .vertical, alignment: alignment.key, spacing: bounded(spacing), grid: grid)
  }
}

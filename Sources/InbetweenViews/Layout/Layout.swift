import Foundation
import InbetweenMotion

/// An arrangement of views of one's own.
///
/// It says how large it is for an offer, and then where each of its views stands. Use it like a stack:
/// `EqualWidthRow { … }`. Edges: views that it does not place stand in the middle; sizes that make no sense
/// count as 0; places are rounded to whole cells.
///
///     struct EqualWidthRow: Layout {
///       func sizeThatFits(
///         proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///       ) -> CGSize { … }
///
///       func placeSubviews(
///         in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///       ) { … }
///     }
@MainActor @preconcurrency
public protocol Layout: Animatable {
  /// What the layout keeps between its calls, as long as its views stay the same.
  associatedtype Cache = Void

  /// The views that a layout arranges.
  typealias Subviews = LayoutSubviews

  /// What is to be known of the layout before it is asked anything.
  static var layoutProperties: LayoutProperties { get }

  /// Returns what is kept between calls.
  func makeCache(subviews: Subviews) -> Cache

  /// Adapts what is kept to views or parameters that changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the space that the whole wants around it in a stack.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Returns how large the whole is for an offer, in points.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Puts each view at its place, by ``LayoutSubview/place(at:anchor:proposal:)``.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Returns where a guide is, in the coordinates of the bounds; nil for its default.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Returns where a guide is, in the coordinates of the bounds; nil for its default.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// Properties of a layout without an axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns the largest of the views' own wishes.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first?.spacing else { return ViewSpacing() }
    return subviews.dropFirst().reduce(first) { $0.union($1.spacing) }
  }

  /// Returns the guides of the views, where they stand, as one.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Returns the guides of the views, where they stand, as one.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  private func mergedGuide(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    let elements = subviews.elements
    let placer = LayoutPlacer(count: elements.count)
    placeSubviews(
      in: bounds, proposal: proposal, subviews: LayoutSubviews(elements, placer: placer),
      cache: &cache)
    var values: [Double] = []
    for (element, placement) in zip(elements, placer.placements) {
      let place = element.slot(
        for: placement, in: LayoutRect(bounds), proposal: Proposal(proposal))
      let size = element.grid.up(place.rect.size)
      let own = element.explicitAlignment(key, size: size, proposal: place.proposal)
      if let own { values.append(own + place.rect.origin[key.axis]) }
    }
    return key.merged(values).map { CGFloat($0) }
  }
}

extension Layout where Cache == Void {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// Arranges views.
  nonisolated public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    _LayoutView(layout: self, content: content())
  }
}

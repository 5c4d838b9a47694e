import Foundation
import InbetweenMotion

/// A layout whose type may change while its views stay the same ones, and move to their new places.
///
/// Edges: between layouts of different types, or data of different types, no data are animated; the views move.
public nonisolated struct AnyLayout: Layout {
  private var box: AnyLayoutBox

  /// Creates a layout from one of any type.
  public init<L: Layout>(_ layout: L) {
    box = (layout as? AnyLayout)?.box ?? LayoutBox(layout)
  }

  /// What a layout of any type keeps.
  public struct Cache {
    fileprivate var owner: ObjectIdentifier
    fileprivate var value: Any
  }

  @MainActor public var animatableData: _AnyAnimatableData {
    get { box.animatableData }
    set { box = box.showing(newValue) }
  }

  /// Gives an element the layout itself.
  @MainActor func apply(to element: LayoutElement) { box.apply(to: element) }

  @MainActor public func makeCache(subviews: Subviews) -> Cache { box.makeCache(subviews) }

  @MainActor public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    box.withCache(&cache, subviews) { box, value in box.updateCache(&value, subviews) }
  }

  @MainActor public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    box.withCache(&cache, subviews) { box, value in box.spacing(subviews, &value) }
  }

  @MainActor public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    box.withCache(&cache, subviews) { box, value in box.sizeThatFits(proposal, subviews, &value) }
  }

  @MainActor public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    box.withCache(&cache, subviews) { box, value in box.place(bounds, proposal, subviews, &value) }
  }

  @MainActor public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.withCache(&cache, subviews) { box, value in
      box.guide(guide.key, bounds, proposal, subviews, &value)
    }
  }

  @MainActor public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.withCache(&cache, subviews) { box, value in
      box.guide(guide.key, bounds, proposal, subviews, &value)
    }
  }
}

/// A layout of some type, and what it does with a cache of its type.
private class AnyLayoutBox {
  @MainActor var owner: ObjectIdentifier { ObjectIdentifier(Self.self) }
  @MainActor var animatableData: _AnyAnimatableData { .zero }
  /// Returns the layout with other animatable data, if they are of its type.
  @MainActor func showing(_ data: _AnyAnimatableData) -> AnyLayoutBox { self }
  @MainActor func apply(to element: LayoutElement) {}
  @MainActor func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache {
    AnyLayout.Cache(owner: owner, value: ())
  }
  @MainActor func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {}
  @MainActor func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    ViewSpacing()
  }
  @MainActor func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize { .zero }
  @MainActor func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) {}
  @MainActor func guide(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? { nil }

  /// Runs something with the cache, which is made anew if it is another layout's.
  @MainActor func withCache<Result>(
    _ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews,
    _ body: (AnyLayoutBox, inout Any) -> Result
  ) -> Result {
    if cache.owner != owner { cache = makeCache(subviews) }
    return body(self, &cache.value)
  }
}

private final class LayoutBox<L: Layout>: AnyLayoutBox {
  private let layout: L

  init(_ layout: L) { self.layout = layout }

  @MainActor override func apply(to element: LayoutElement) { element.setLayout(layout) }

  @MainActor override var animatableData: _AnyAnimatableData {
    _AnyAnimatableData(layout.animatableData)
  }

  @MainActor override func showing(_ data: _AnyAnimatableData) -> AnyLayoutBox {
    guard let data = data.value as? L.AnimatableData else { return self }
    var moved = layout
    moved.animatableData = data
    return LayoutBox(moved)
  }

  @MainActor override func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache {
    AnyLayout.Cache(owner: owner, value: layout.makeCache(subviews: subviews))
  }

  @MainActor override func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
    typed(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  @MainActor override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    typed(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  @MainActor override func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize {
    typed(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  @MainActor override func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) {
    typed(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  @MainActor override func guide(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? {
    typed(&cache, subviews) {
      layout.guide(key, bounds, proposal, subviews, &$0)
    }
  }

  @MainActor private func typed<Result>(
    _ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
  ) -> Result {
    var own = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = own }
    return body(&own)
  }
}

import Foundation

/// Keeps a view away from the edges, where it may ask to go all the same.
public nonisolated struct _SafeAreaPaddingModifier: ViewModifier {
  public typealias Body = Never

  let edges: Edge.Set
  let insets: EdgeInsets?

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _SafeAreaPaddingModifier: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> SafeAreaPaddingElement {
    SafeAreaPaddingElement(node: node, child: child)
  }

  @MainActor func apply(to element: SafeAreaPaddingElement) {
    let grid = element.grid
    let insets = insets ?? EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    func length(_ length: CGFloat, _ axis: Axis) -> Double {
      grid.nearest(sensible(length) ?? 0, axis)
    }
    element.insets = LayoutInsets(
      top: length(insets.top, .vertical), leading: length(insets.leading, .horizontal),
      bottom: length(insets.bottom, .vertical), trailing: length(insets.trailing, .horizontal)
    ).masked(by: edges)
  }
}

/// Keeps its child away from its edges by distances of the author's.
final class SafeAreaPaddingElement: SafeAreaElement {
  var insets = LayoutInsets() { didSet { if insets != oldValue { setNeedsLayout() } } }

  override func safeArea(for proposal: Proposal) -> LayoutInsets { insets }
}

extension View {
  /// Adds to the safe area at each side, in points.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(_SafeAreaPaddingModifier(edges: .all, insets: insets))
  }

  /// Adds to the safe area at some sides, in points; nil for the default of 16.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(
      _SafeAreaPaddingModifier(
        edges: edges,
        insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }))
  }

  /// Adds the same to the safe area at all sides, in points.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }
}

/// Has a view grow into what it is kept away from.
public nonisolated struct _SafeAreaIgnoringLayout: ViewModifier {
  public typealias Body = Never

  let edges: Edge.Set

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _SafeAreaIgnoringLayout: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> IgnoresSafeAreaElement {
    IgnoresSafeAreaElement(node: node, child: child)
  }

  @MainActor func apply(to element: IgnoresSafeAreaElement) { element.edges = edges }
}

/// Places its child beyond its own edges, where those are edges of the safe area.
final class IgnoresSafeAreaElement: UnaryElement {
  var edges: Edge.Set = [] { didSet { if edges != oldValue { setNeedsLayout() } } }

  override func didPlace(proposal: Proposal) {
    let insets = safeAreaInsets(around: rect).masked(by: edges)
    guard insets != LayoutInsets() else {
      return child.place(at: rect.origin, proposal: proposal)
    }
    let whole = insets.extending(rect)
    let offered = Proposal(whole.size)
    let exact = child.sizeThatFits(offered)
    let size = child.isFractional ? exact : grid.up(exact)
    child.place(
      at: grid.nearest(Alignment.center.origin(of: size, in: whole)), proposal: offered)
  }
}

extension View {
  /// Has the view grow into the safe area at some sides, where it reaches its edge.
  ///
  /// Edges: a terminal has no safe area of its own; `safeAreaInset` and `safeAreaPadding` make one.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(_SafeAreaIgnoringLayout(edges: regions.contains(.container) ? edges : []))
  }

  /// Has the view grow into the safe area at some sides, where it reaches its edge.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}

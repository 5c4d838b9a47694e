import InbetweenDrawing

/// Shows of a view what lies in its own frame.
public nonisolated struct _ClippedEffect: ViewModifier {
  public typealias Body = Never

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _ClippedEffect: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> ClippedElement {
    ClippedElement(node: node, child: child, kind: .clip)
  }

  @MainActor func apply(to element: ClippedElement) {}
}

/// Cuts off what its child draws outside of its frame.
final class ClippedElement: ScopeEffectElement {
  override func didPlace(proposal: Proposal) {
    setEffect(SIMD4(rect.x, rect.y, rect.width, rect.height))
    super.didPlace(proposal: proposal)
  }

  override func clip(at time: Double) -> LayoutRect? {
    let shown = graph.animator.presentation(of: effect, at: time)
    return LayoutRect(x: shown[0], y: shown[1], width: shown[2], height: shown[3])
  }

  override func makeScope(in parent: Int32) -> DisplayScope {
    let frame = LayoutRect(
      x: effect.value[0], y: effect.value[1], width: effect.value[2], height: effect.value[3])
    return DisplayScope(parent: parent, x: 0, y: 0, clip: grid.cells(frame))
  }
}

extension View {
  /// Cuts off what the view draws outside of its frame. Edges are as smooth as the terminal's glyphs allow.
  ///
  /// Unlike in SwiftUI, where they reach also what is not seen, taps outside of the frame go to what is there.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    modifier(_ClippedEffect())
  }
}

import InbetweenDrawing

/// Shows a view more or less transparent.
public nonisolated struct _OpacityEffect: ViewModifier {
  public typealias Body = Never

  let opacity: Double

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _OpacityEffect: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> OpacityElement {
    OpacityElement(node: node, child: child, kind: .opacity)
  }

  @MainActor func apply(to element: OpacityElement) { element.setOpacity(opacity) }
}

/// Shows its child with an opacity.
final class OpacityElement: ScopeEffectElement {
  /// Sets the opacity 0…1; what is no number counts as 1.
  func setOpacity(_ value: Double) {
    setEffect(SIMD4(value.isNaN ? 1 : min(1, max(0, value)), 0, 0, 0))
  }

  override func isFaded(at time: Double) -> Bool {
    effect.value[0] <= 0 && graph.animator.presentation(of: effect, at: time)[0] <= 0
  }

  override func makeScope(in parent: Int32) -> DisplayScope {
    DisplayScope(parent: parent, x: 0, y: 0, opacity: effect.value[0])
  }
}

extension View {
  /// Shows the view with an opacity from 0 (not at all) to 1.
  ///
  /// Edges: at rest at 0 the view takes no taps, and has no name that one could be for; while it fades out it
  /// does, and also from the moment on at which it begins to fade in.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: opacity))
  }
}

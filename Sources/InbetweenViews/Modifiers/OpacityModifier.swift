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
    OpacityElement(node: node, child: child)
  }

  @MainActor func apply(to element: OpacityElement) { element.setOpacity(opacity) }
}

/// Shows its child with an opacity, in a scope of its own.
final class OpacityElement: UnaryElement {
  private var opacity = AnimatedAttribute(.opacity)
  private var scope: Int32 = -1

  /// Sets the opacity 0…1; what is no number counts as 1.
  func setOpacity(_ value: Double) {
    let value = value.isNaN ? 1 : min(1, max(0, value))
    animate(&opacity, to: SIMD4(value, 0, 0, 0))
  }

  override func draw(into builder: PictureBuilder) {
    scope = builder.withScope(opacity: opacity.value[0]) { child.draw(into: builder) }
    graph.animator.retarget(opacity, to: scope)
  }

  override func patch(_ list: inout DisplayList) {
    guard scope >= 0, Int(scope) < list.scopes.count, !opacity.isActive else { return }
    list.setOpacity(opacity.value[0], ofScope: scope)
  }

  override func target(of kind: AnimatedAttribute.Kind) -> Int32 { scope }

  override func attributeDidSettle(_ kind: AnimatedAttribute.Kind) {
    opacity.slot = -1
    super.attributeDidSettle(kind)
  }

  override func unmount() { graph.animator.drop(&opacity) }
}

extension View {
  /// Shows the view with an opacity from 0 (not at all) to 1.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: opacity))
  }
}

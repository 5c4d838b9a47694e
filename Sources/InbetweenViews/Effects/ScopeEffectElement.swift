import InbetweenDrawing

/// An element that draws its child in a scope of its own, which up to four numbers change.
@MainActor
class ScopeEffectElement: UnaryElement {
  private(set) final var effect: AnimatedAttribute
  private var scope: Int32 = -1

  /// Creates an element whose numbers drive a scope in the way of a kind.
  init(node: _Node, child: Element, kind: AnimatedAttribute.Kind) {
    effect = AnimatedAttribute(kind)
    super.init(node: node, child: child)
  }

  /// Gives the numbers new values, as the current transaction asks.
  final func setEffect(_ value: SIMD4<Double>) { animate(&effect, to: value) }

  /// Returns the scope with the model values; for subclasses.
  func makeScope(in parent: Int32) -> DisplayScope { DisplayScope(parent: parent, x: 0, y: 0) }

  final override func drawParts(into builder: PictureBuilder) {
    scope = builder.withScope(makeScope(in: builder.scope)) { child.draw(into: builder) }
    graph.animator.retarget(effect, to: scope)
  }

  final override func patch(_ list: inout DisplayList) {
    guard scope >= 0, Int(scope) < list.scopes.count, !effect.isActive else { return }
    list.show(effect.value, kind: effect.kind, at: scope)
  }

  final override func target(of kind: AnimatedAttribute.Kind) -> Int32 { scope }

  final override func attributeDidSettle(_ kind: AnimatedAttribute.Kind) {
    effect.slot = -1
    super.attributeDidSettle(kind)
  }

  override func resetFrames() {
    super.resetFrames()
    guard effect.kind == .clip else { return }
    graph.animator.drop(&effect)
    effect.isSet = false
  }

  final override func willUnmount() { graph.animator.drop(&effect) }
}

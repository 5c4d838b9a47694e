import InbetweenDrawing
import InbetweenMotion

/// Fades a view in and out that an `if` or a `ForEach` inserts and removes.
final class TransitionElement: UnaryElement {
  private unowned let item: ItemNode
  private var opacity = AnimatedAttribute(.opacity, SIMD4(1, 0, 0, 0))
  private var scope: Int32 = -1

  init(node: _Node, item: ItemNode, child: Element) {
    self.item = item
    super.init(node: node, child: child)
  }

  override var isRemoved: Bool { item.isRemoved || child.isRemoved }

  override var transaction: Transaction { item.contentTransaction }

  private var fades: Bool { child.transition != .identity }

  /// Begins to show a view that was just inserted.
  func appear() {
    guard fades, transaction.animation != nil else { return }
    opacity = AnimatedAttribute(.opacity, .zero)
    fade(to: 1)
  }

  /// Begins to hide a view that was removed.
  func disappear() {
    guard fades else { return }
    fade(to: 0)
  }

  /// Shows a view again that was being hidden.
  func returnToIdentity() { fade(to: 1) }

  private func fade(to value: Double) {
    animate(&opacity, to: SIMD4(value, 0, 0, 0))
    graph.setNeedsRebuild()
  }

  override func draw(into builder: PictureBuilder) {
    scope = -1
    builder.withName(item.name, rank: .explicitID) {
      guard opacity.isActive || opacity.value[0] != 1 else { return child.draw(into: builder) }
      builder.withPhase(item.isRemoved ? .removing : .inserting) {
        scope = builder.withScope(opacity: opacity.value[0]) { child.draw(into: builder) }
      }
    }
    graph.animator.retarget(opacity, to: scope)
  }

  override func target(of kind: AnimatedAttribute.Kind) -> Int32 { scope }

  override func attributeDidSettle(_ kind: AnimatedAttribute.Kind) {
    opacity.slot = -1
    graph.setNeedsRebuild()
  }

  override func unmount() { graph.animator.drop(&opacity) }
}

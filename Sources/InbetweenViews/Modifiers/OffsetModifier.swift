import Foundation
import InbetweenDrawing
import InbetweenMotion

/// Shows a view elsewhere than its layout puts it.
public nonisolated struct _OffsetEffect: ViewModifier {
  public typealias Body = Never

  let offset: CGSize

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _OffsetEffect: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> OffsetElement {
    OffsetElement(node: node, child: child)
  }

  @MainActor func apply(to element: OffsetElement) {
    element.offset = LayoutPoint(x: bounded(offset.width) ?? 0, y: bounded(offset.height) ?? 0)
  }
}

/// Shows its child moved, in a scope of its own.
///
/// The scope's origin is the element's place and the offset together, so that both move as one; except where
/// the offset has a transaction of its own: there the views inside keep their places, and these their own.
final class OffsetElement: UnaryElement {
  var offset = LayoutPoint.zero {
    // Layout may move the element in the same update, and both are one change.
    didSet { if offset != oldValue, isPlaced { graph.afterLayout(self) } }
  }
  private var origin = AnimatedAttribute(.offset)
  private var scope: Int32 = -1
  private var isPlaced = false

  override func didPlace(proposal: Proposal) {
    isPlaced = true
    moveScope()
    child.place(at: isApart ? rect.origin : .zero, proposal: proposal)
  }

  /// Whether the offset moves by another transaction than the place.
  private var isApart: Bool { !node.outerTransactions.isEmpty }

  /// The part of the place that belongs to the scope.
  private var base: LayoutPoint { isApart ? .zero : rect.origin }

  override func resetFrames() {
    super.resetFrames()
    graph.animator.drop(&origin)
    origin.isSet = false
  }

  /// Shows the element at its place and by its offset, as the current transaction asks.
  func moveScope() {
    guard isPlaced else { return }
    animate(&origin, to: SIMD4(base.x + offset.x, base.y + offset.y, 0, 0), isPlace: !isApart)
  }

  override func scopeOrigin(at time: Double?) -> LayoutPoint? {
    let value = time.map { graph.animator.presentation(of: origin, at: $0) } ?? origin.value
    return LayoutPoint(x: value[0], y: value[1])
  }

  override func shift(at time: Double) -> LayoutPoint {
    let shown = graph.animator.presentation(of: origin, at: time)
    let inner = isApart ? child.shift(at: time) : .zero
    return LayoutPoint(x: shown[0] - base.x + inner.x, y: shown[1] - base.y + inner.y)
  }

  override func drawParts(into builder: PictureBuilder) {
    let place = grid.cells(LayoutRect(x: origin.value[0], y: origin.value[1], width: 0, height: 0))
    scope = builder.withScope(x: place.x, y: place.y) { child.draw(into: builder) }
    graph.animator.retarget(origin, to: scope)
  }

  override func patch(_ list: inout DisplayList) {
    guard scope >= 0, Int(scope) < list.scopes.count, !origin.isActive else { return }
    list.show(origin.value, kind: .offset, at: scope)
  }

  override func target(of kind: AnimatedAttribute.Kind) -> Int32 { scope }

  override func attributeDidSettle(_ kind: AnimatedAttribute.Kind) {
    origin.slot = -1
    super.attributeDidSettle(kind)
  }

  override func willUnmount() {
    isPlaced = false
    graph.animator.drop(&origin)
  }
}

extension View {
  /// Shows the view moved by a distance in points; its layout stays.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(_OffsetEffect(offset: offset))
  }

  /// Shows the view moved by a distance in points; its layout stays.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
}

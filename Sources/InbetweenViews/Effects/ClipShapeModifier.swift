import Foundation
import InbetweenDrawing
import InbetweenMotion

/// Shows of a view what lies in a shape.
public nonisolated struct _ClipEffect<Outline: Shape>: ViewModifier {
  public typealias Body = Never

  let shape: Outline
  let style: FillStyle

  /// The shape as a mask.
  fileprivate var mask: _ShapeView<Outline, Color> { shape.fill(Color.white, style: style) }

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _ClipEffect: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> ClipShapeElement {
    let element = ClipShapeElement(node: node, child: child, isBehind: true)
    element.decoration = _ShapeView._makeNode(mask, in: node.partContext("mask", of: child))
    return element
  }

  @MainActor var partLabel: String? { "mask" }

  @MainActor func apply(to element: ClipShapeElement) {}

  @MainActor func updateViews(of element: ClipShapeElement) {
    element.decoration?.cast(to: _ShapeView<Outline, Color>.self).update(mask)
  }
}

/// Cuts off what its child draws outside of a shape. Taps count on the shape alone, as it is shown.
final class ClipShapeElement: MaskElement {
  private var shape: ShapeElement? { layers.first as? ShapeElement }

  override func clip(at time: Double) -> LayoutRect? {
    guard let box = shape?.shownPath(at: time).boundingRect, !box.isNull else { return .zero }
    return LayoutRect(x: box.minX, y: box.minY, width: box.width, height: box.height)
  }

  override func isOpen(to place: LayoutPoint, at time: Double) -> Bool {
    shape?.covers(place, at: time) ?? false
  }
}

extension View {
  /// Cuts the view to a shape in its frame. Taps count where it is seen: on the shape alone.
  nonisolated public func clipShape<Outline: Shape>(
    _ shape: Outline, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  /// Cuts the view to its frame with round corners of a radius in points. Taps count where it is seen.
  nonisolated public func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true
  ) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }
}

import Foundation
import InbetweenDrawing

/// Shows a view blurred.
public nonisolated struct _BlurEffect: ViewModifier {
  public typealias Body = Never

  let radius: CGFloat

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _BlurEffect: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> BlurElement {
    BlurElement(node: node, child: child, kind: .blur)
  }

  @MainActor func apply(to element: BlurElement) { element.setRadius(radius) }
}

/// Shows its child with soft edges.
final class BlurElement: ScopeEffectElement {
  /// Sets the radius in points; what makes no sense counts as 0.
  func setRadius(_ radius: CGFloat) { setEffect(SIMD4(sensible(radius) ?? 0, 0, 0, 0)) }

  override func makeScope(in parent: Int32) -> DisplayScope {
    var scope = DisplayScope(parent: parent, x: 0, y: 0)
    scope.blur = effect.value[0]
    return scope
  }
}

extension View {
  /// Shows the view blurred by a radius in points.
  ///
  /// Cells cannot be blurred. Shapes in one colour fade out over the radius to both sides of their edge, text
  /// fades as a whole and is gone where the radius is as wide as a cell, and the rest stays as it is.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_BlurEffect(radius: radius))
  }
}

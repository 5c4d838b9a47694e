import Foundation
import InbetweenDrawing
import InbetweenMotion

/// Puts a shadow under a view.
public nonisolated struct _ShadowEffect: ViewModifier {
  public typealias Body = Never

  let color: Color
  let radius: CGFloat
  let offset: CGSize

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _ShadowEffect: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> ShadowElement {
    ShadowElement(node: node, child: child)
  }

  @MainActor func apply(to element: ShadowElement) {
    element.setShadow(
      _StylePaint.Shadow(
        color: color.resolve(in: element.environmentValues), radius: sensible(radius) ?? 0,
        x: bounded(offset.width) ?? 0, y: bounded(offset.height) ?? 0))
  }
}

/// Draws the shadows of the shapes that its child consists of, below the child.
final class ShadowElement: UnaryElement {
  private lazy var layer = ShadowLayer(of: self)

  func setShadow(_ shadow: _StylePaint.Shadow) { layer.set(shadow) }

  override func drawParts(into builder: PictureBuilder) {
    layer.begin(under: child.silhouettes, in: builder)
    super.drawParts(into: builder)
    layer.end(in: builder)
  }

  override func willUnmount() { layer.drop() }
}

extension Element {
  /// The shapes that make up what is seen of the element: of decorations the ones at the bottom.
  ///
  /// Text is none, since what lies under glyphs cannot be drawn between them.
  fileprivate var silhouettes: [DrawingElement] {
    switch self {
    case is TextElement: return []
    case let drawing as DrawingElement: return [drawing]
    case let decorated as DecorationElement:
      let lower = decorated.layersAreBelow ? decorated.layers : [decorated.child]
      let upper = decorated.layersAreBelow ? [decorated.child] : decorated.layers
      let shapes = lower.flatMap(\.silhouettes)
      return shapes.isEmpty ? upper.flatMap(\.silhouettes) : shapes
    default: return children.flatMap(\.silhouettes)
    }
  }
}

extension View {
  /// Puts a shadow under the view, blurred by a radius and moved by a distance in points.
  ///
  /// Shapes throw it, and images, in the form of a box with the shape's corners; text does not, since
  /// nothing can be drawn between the strokes of a glyph. Where shapes lie behind a view they alone throw it.
  /// On a black background a black shadow is not to be seen.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(
      _ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
}

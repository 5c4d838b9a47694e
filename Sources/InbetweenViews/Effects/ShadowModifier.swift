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
      color.resolve(in: element.environmentValues), radius: sensible(radius) ?? 0,
      offset: LayoutPoint(x: bounded(offset.width) ?? 0, y: bounded(offset.height) ?? 0))
  }
}

/// Draws the shadows of the shapes that its child consists of, below the child.
///
/// The shapes move by themselves; a shadow looks in each frame where its shape is.
final class ShadowElement: UnaryElement {
  /// Red, green, blue and opacity as a paint has them, then the radius and the offset in points.
  private lazy var numbers = AnimatedNumbers(of: self)
  private var shadows: [Shadow] = []

  private struct Shadow {
    let source: DrawingElement
    let item: Int32
    let gradient: Int32
  }

  func setShadow(_ color: Color.Resolved, radius: Double, offset: LayoutPoint) {
    let paint = color.attribute
    numbers.set([paint[0], paint[1], paint[2], paint[3], radius, offset.x, offset.y])
  }

  override func draw(into builder: PictureBuilder) {
    shadows = child.silhouettes.map { source in
      source.forgetItem()
      let gradient = builder.list.append(
        GradientPaint(stops: [], geometry: .linear(start: .top, end: .bottom)))
      let item = builder.addUnnamed(.fill(.rectangle), gradient: gradient)
      return Shadow(source: source, item: item, gradient: gradient)
    }
    super.draw(into: builder)
    // A shape that is out of sight may not be drawn at all.
    shadows.removeAll { $0.source.item < 0 }
    if !shadows.isEmpty { builder.addShadow(self) }
  }

  /// Puts the shadows where their shapes are now.
  func showShadows(in list: inout DisplayList) {
    let shown = numbers.presentation(at: graph.now)
    let color = RGBA(linear: SIMD4(shown[0], shown[1], shown[2], shown[3]))
    for shadow in shadows where list.items.indices.contains(Int(shadow.source.item)) {
      let source = list.items[Int(shadow.source.item)]
      let scope = list.items[Int(shadow.item)].scope
      let soft = GradientPaint.soft(
        source.outline, color: color, blur: max(0, shown[4]),
        frame: list.frame(of: source, inScope: scope),
        metrics: list.metrics)
      let frame = soft.frame.offsetBy(
        x: shown[5] / list.metrics.width, y: shown[6] / list.metrics.height)
      let opacity = list.opacity(ofScope: source.scope, inScope: scope) * Double(source.paint.alpha)
      list.setFrame(frame, ofItem: shadow.item)
      list.setPaint(
        RGBA(red: 0, green: 0, blue: 0, alpha: Float(opacity)), ofItem: shadow.item)
      list.setGradient(soft.paint, at: shadow.gradient, ofItem: shadow.item)
    }
  }

  override func unmount() { numbers.drop() }
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

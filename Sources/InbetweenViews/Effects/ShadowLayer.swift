import InbetweenDrawing
import InbetweenMotion

/// The shadows of some shapes, below them.
///
/// The shapes move by themselves; a shadow looks in each frame where its shape is.
@MainActor
final class ShadowLayer {
  /// Red, green, blue and opacity as a paint has them, then the radius and the offset in points.
  private let numbers: AnimatedNumbers
  private var shadows: [Shadow] = []

  private struct Shadow {
    /// The shape, which may keep the layer itself.
    weak var source: DrawingElement?
    let item: Int32
    let gradient: Int32
  }

  /// Creates a layer whose numbers move as an element's transactions ask.
  init(of element: Element) { numbers = AnimatedNumbers(of: element) }

  func set(_ shadow: _StylePaint.Shadow) {
    let paint = shadow.color.attribute
    numbers.set([paint[0], paint[1], paint[2], paint[3], shadow.radius, shadow.x, shadow.y])
  }

  /// Adds the shadows of shapes that are about to be drawn.
  func begin(under sources: [DrawingElement], in builder: PictureBuilder) {
    shadows = sources.map { source in
      source.forgetItem()
      let gradient = builder.list.append(
        GradientPaint(stops: [], geometry: .linear(start: .top, end: .bottom)))
      let item = builder.addUnnamed(.fill(.rectangle), gradient: gradient)
      return Shadow(source: source, item: item, gradient: gradient)
    }
  }

  /// Takes note that the shapes were drawn, or not: one that is out of sight may not be drawn at all.
  func end(in builder: PictureBuilder) {
    shadows.removeAll { $0.source?.item ?? -1 < 0 }
    if !shadows.isEmpty { builder.addShadow(self) }
  }

  /// Puts the shadows where their shapes are at a time.
  func show(in list: inout DisplayList, at time: Double) {
    let shown = numbers.presentation(at: time)
    let color = RGBA(linear: SIMD4(shown[0], shown[1], shown[2], shown[3]))
    for shadow in shadows {
      guard let index = shadow.source?.item, list.items.indices.contains(Int(index)) else {
        continue
      }
      let source = list.items[Int(index)]
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

  func drop() { numbers.drop() }
}

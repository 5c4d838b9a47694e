import InbetweenDrawing

/// What a style does to an element beside painting it: its blend mode and its shadows.
@MainActor
struct StyleEffects {
  private var blendMode: BlendMode?
  private var shadows: [ShadowLayer] = []

  /// Takes over what a paint of an element says.
  mutating func take(_ paint: _StylePaint, of element: DrawingElement) {
    let new = element.throwsShadow ? paint.shadows : []
    if blendMode != paint.blendMode || shadows.count != new.count {
      element.graph.setNeedsRebuild()
    }
    blendMode = paint.blendMode
    for layer in shadows.dropFirst(new.count) { layer.drop() }
    shadows.removeLast(max(0, shadows.count - new.count))
    while shadows.count < new.count { shadows.append(ShadowLayer(of: element)) }
    for (layer, shadow) in zip(shadows, new) { layer.set(shadow) }
  }

  /// Draws an element over its shadows, all of it in the blend mode.
  func draw(_ element: DrawingElement, into builder: PictureBuilder, _ drawItem: () -> Void) {
    guard let blendMode else { return drawShadows(of: element, into: builder, drawItem) }
    _ = builder.withScope(DisplayScope(parent: builder.scope, blendMode: blendMode)) {
      drawShadows(of: element, into: builder, drawItem)
    }
  }

  private func drawShadows(
    of element: DrawingElement, into builder: PictureBuilder, _ drawItem: () -> Void
  ) {
    for layer in shadows.reversed() { layer.begin(under: [element], in: builder) }
    drawItem()
    for layer in shadows { layer.end(in: builder) }
  }

  func drop() {
    for layer in shadows { layer.drop() }
  }
}

import InbetweenDrawing
import InbetweenMotion

/// An element that draws one item in its frame.
@MainActor
class DrawingElement: Element {
  private var frame: AnimatedAttribute
  /// The colour, or the opacity of what takes its place.
  private var paint = AnimatedAttribute(.paint)
  private var gradient: AnimatedGradient?
  private var effects = StyleEffects()
  private(set) var item: Int32 = -1

  /// Creates an element; the frame moves as a whole or, for glyphs, by its place alone.
  init(node: _Node, movesBy kind: AnimatedAttribute.Kind = .frame) {
    frame = AnimatedAttribute(kind)
    super.init(node: node)
  }

  /// What is drawn; for subclasses.
  func payload(in builder: PictureBuilder) -> DisplayItem.Payload { .marker }

  /// Takes over what is drawn with. Edges: between a colour and a gradient it jumps.
  final func setPaint(_ new: _StylePaint) {
    effects.take(new, of: self)
    switch new.source {
    case .color(var color):
      if gradient != nil { setGradient(nil) }
      color.opacity *= Float(new.opacity)
      animate(&paint, to: color.attribute)
    case .gradient(let stops, let geometry):
      let gradient = gradient ?? AnimatedGradient(of: self)
      if self.gradient == nil { setGradient(gradient) }
      gradient.set(stops, geometry)
      animate(&paint, to: SIMD4(0, 0, 0, new.opacity * 128))
    }
  }

  private func setGradient(_ new: AnimatedGradient?) {
    gradient?.drop()
    gradient = new
    graph.animator.drop(&paint)
    paint.isSet = false
    graph.setNeedsRebuild()
  }

  override func didPlace(proposal: Proposal) {
    animate(&frame, to: SIMD4(rect.x, rect.y, rect.width, rect.height).masked(by: frame.kind))
  }

  override func resetFrames() {
    super.resetFrames()
    graph.animator.drop(&frame)
    frame.isSet = false
  }

  override func shift(at time: Double) -> LayoutPoint {
    let shown = graph.animator.presentation(of: frame, at: time)
    return LayoutPoint(x: shown[0] - frame.value[0], y: shown[1] - frame.value[1])
  }

  override func shownRect(at time: Double) -> LayoutRect {
    layoutRect(graph.animator.presentation(of: frame, at: time))
  }

  /// Whether a shadow can be drawn under it.
  var throwsShadow: Bool { true }

  override func drawParts(into builder: PictureBuilder) {
    effects.draw(self, into: builder) { drawItem(into: builder) }
  }

  private func drawItem(into builder: PictureBuilder) {
    item = builder.add(
      payload(in: builder), frame: grid.cells(layoutRect(frame.value)),
      paint: RGBA(linear: paint.value),
      gradient: gradient?.add(to: builder, at: graph.now) ?? -1, of: self)
    if gradient != nil { builder.addGradientOwner(self) }
    graph.animator.retarget(frame, to: item)
    graph.animator.retarget(paint, to: item)
  }

  /// Forgets where the element was drawn, until it is drawn again.
  final func forgetItem() { item = -1 }

  /// Whether a picture has the element's item: it may have been left out of the last build.
  final func isDrawn(in list: DisplayList) -> Bool { item >= 0 && build == list.generation }

  override func patch(_ list: inout DisplayList) {
    guard isDrawn(in: list) else { return }
    if !frame.isActive { list.setFrame(grid.cells(layoutRect(frame.value)), ofItem: item) }
    if !paint.isActive { list.setPaint(RGBA(linear: paint.value), ofItem: item) }
    gradient?.show(in: &list, item: item, at: graph.now)
  }

  /// Shows the gradient as it is now, if it is under way.
  final func showGradient(in list: inout DisplayList) {
    guard let gradient, gradient.isActive, isDrawn(in: list) else { return }
    gradient.show(in: &list, item: item, at: graph.now)
  }

  override func target(of kind: AnimatedAttribute.Kind) -> Int32 { item }

  override func attributeDidSettle(_ kind: AnimatedAttribute.Kind) {
    if kind == .paint { paint.slot = -1 } else { frame.slot = -1 }
    super.attributeDidSettle(kind)
  }

  override func willUnmount() {
    graph.animator.drop(&frame)
    graph.animator.drop(&paint)
    gradient?.drop()
    effects.drop()
    item = -1
  }

  private func layoutRect(_ value: SIMD4<Double>) -> LayoutRect {
    frame.kind == .frame
      ? LayoutRect(x: value[0], y: value[1], width: value[2], height: value[3])
      : LayoutRect(x: value[0], y: value[1], width: rect.width, height: rect.height)
  }
}

extension SIMD4<Double> {
  /// Returns the numbers that an attribute of a kind has, and 0 for the others.
  func masked(by kind: AnimatedAttribute.Kind) -> SIMD4<Double> {
    kind.width == 4 ? self : SIMD4(self[0], self[1], 0, 0)
  }
}

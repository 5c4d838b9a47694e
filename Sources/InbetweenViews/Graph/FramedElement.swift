import InbetweenDrawing

/// A unary element whose own frame can be asked for: it takes taps, or bears a name in a dump.
@MainActor
class FramedElement: UnaryElement {
  private var frame = AnimatedAttribute(.frame)
  private var marker: Int32 = -1

  /// Whether the frame is drawn as a marker where the element bears a name.
  var arranges: Bool { false }

  override func didPlace(proposal: Proposal) {
    // Nothing is drawn of an arrangement, so that nobody waits for it.
    animate(&frame, to: SIMD4(rect.x, rect.y, rect.width, rect.height), visible: false)
    placeContent(proposal: proposal)
  }

  /// Places what is inside; for subclasses.
  func placeContent(proposal: Proposal) { child.place(at: rect.origin, proposal: proposal) }

  override func resetFrames() {
    super.resetFrames()
    graph.animator.drop(&frame)
    frame.isSet = false
  }

  override func shownRect(at time: Double) -> LayoutRect {
    let value = graph.animator.presentation(of: frame, at: time)
    return LayoutRect(x: value[0], y: value[1], width: value[2], height: value[3])
  }

  override func drawParts(into builder: PictureBuilder) {
    if arranges {
      let value = frame.value
      let model = LayoutRect(x: value[0], y: value[1], width: value[2], height: value[3])
      marker = builder.addMarker(frame: grid.cells(model), of: self)
    }
    graph.animator.retarget(frame, to: marker)
    drawContent(into: builder)
  }

  /// Adds what is inside; for subclasses.
  func drawContent(into builder: PictureBuilder) { child.draw(into: builder) }

  override func patch(_ list: inout DisplayList) {
    guard marker >= 0, Int(marker) < list.items.count, !frame.isActive else { return }
    list.show(frame.value, kind: .frame, at: marker)
  }

  override func target(of kind: AnimatedAttribute.Kind) -> Int32 { marker }

  override func attributeDidSettle(_ kind: AnimatedAttribute.Kind) {
    frame.slot = -1
    super.attributeDidSettle(kind)
  }

  override func willUnmount() { graph.animator.drop(&frame) }
}

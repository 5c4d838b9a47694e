import InbetweenDrawing
import InbetweenMotion

/// An element that draws one item in its frame.
@MainActor
class DrawingElement: Element {
  private var frame: AnimatedAttribute
  private var paint = AnimatedAttribute(.paint)
  private(set) var item: Int32 = -1

  /// Creates an element; the frame moves as a whole or, for glyphs, by its place alone.
  init(node: _Node, movesBy kind: AnimatedAttribute.Kind = .frame) {
    frame = AnimatedAttribute(kind)
    super.init(node: node)
  }

  /// What is drawn; for subclasses.
  func payload(in builder: PictureBuilder) -> DisplayItem.Payload { .marker }

  final func setColor(_ color: Color.Resolved) { animate(&paint, to: color.attribute) }

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

  override func draw(into builder: PictureBuilder) {
    item = builder.add(
      payload(in: builder), frame: grid.cells(layoutRect(frame.value)),
      paint: RGBA(linear: paint.value),
      of: self)
    graph.animator.retarget(frame, to: item)
    graph.animator.retarget(paint, to: item)
  }

  override func patch(_ list: inout DisplayList) {
    guard item >= 0, Int(item) < list.items.count else { return }
    if !frame.isActive { list.setFrame(grid.cells(layoutRect(frame.value)), ofItem: item) }
    if !paint.isActive { list.setPaint(RGBA(linear: paint.value), ofItem: item) }
  }

  override func target(of kind: AnimatedAttribute.Kind) -> Int32 { item }

  override func attributeDidSettle(_ kind: AnimatedAttribute.Kind) {
    if kind == .paint { paint.slot = -1 } else { frame.slot = -1 }
    super.attributeDidSettle(kind)
  }

  override func unmount() {
    graph.animator.drop(&frame)
    graph.animator.drop(&paint)
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

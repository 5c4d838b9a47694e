/// Takes what it is offered, and has its content evaluated when that is known.
final class GeometryReaderElement: ContainerElement {
  weak var reading: (any GeometryReading)?
  private var evaluatedSize: LayoutSize?
  /// The spaces that the content has asked for, and where the element was in them.
  private var readFrames: [(space: CoordinateSpace, frame: LayoutRect)] = []

  override func measure(_ proposal: Proposal) -> LayoutSize {
    grid.up(LayoutSize(width: proposal.width ?? 10, height: proposal.height ?? 10))
  }

  override func didPlace(proposal: Proposal) {
    if evaluatedSize != rect.size || hasMoved { evaluate() }
    placeContent()
  }

  /// Returns where the element is, and has the content evaluated again when that changes.
  func readFrame(in space: CoordinateSpace) -> LayoutRect {
    let frame = frame(in: space)
    note(space, frame)
    return frame
  }

  /// Returns the bounds of a named view around, and has the content evaluated again when they change.
  func readBounds(of name: AnyHashable) -> LayoutRect? {
    guard let other = space(named: name)?.modelRect else { return nil }
    note(.named(name), frame(in: .named(name)))
    let own = modelRect
    return LayoutRect(
      x: other.x - own.x, y: other.y - own.y, width: other.width, height: other.height)
  }

  /// Has the content evaluated again if it has asked where the element is, and that is elsewhere now.
  func noteMove() {
    guard evaluatedSize != nil, hasMoved else { return }
    evaluate()
    placeContent()
  }

  private var hasMoved: Bool { readFrames.contains { frame(in: $0.space) != $0.frame } }

  private func note(_ space: CoordinateSpace, _ frame: LayoutRect) {
    if readFrames.isEmpty { graph.surroundings.add(self) }
    if readFrames.contains(where: { $0.space == space }) { return }
    readFrames.append((space, frame))
  }

  /// Evaluates the content; what changes inside leaves the element itself as large as it is.
  private func evaluate() {
    evaluatedSize = rect.size
    for index in readFrames.indices {
      readFrames[index].frame = frame(in: readFrames[index].space)
    }
    absorbsChanges = true
    reading?.geometryDidChange()
    absorbsChanges = false
  }

  private func placeContent() {
    let offered = Proposal(rect.size)
    for child in present { child.place(at: rect.origin, proposal: offered) }
  }
}

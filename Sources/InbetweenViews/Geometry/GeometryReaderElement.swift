/// Takes what it is offered, and has its content evaluated when that is known.
final class GeometryReaderElement: ContainerElement, GeometrySource {
  weak var reading: (any GeometryReading)?
  private var evaluatedSize: LayoutSize?
  var readPlaces = ReadPlaces()

  override func measure(_ proposal: Proposal) -> LayoutSize {
    grid.up(LayoutSize(width: proposal.width ?? 10, height: proposal.height ?? 10))
  }

  override func didPlace(proposal: Proposal) {
    if evaluatedSize != rect.size || hasMoved { evaluate() }
    placeContent()
  }

  /// Has the content evaluated again if it has asked where the element is, and that is elsewhere now.
  func noteMove() {
    guard evaluatedSize != nil, hasMoved else { return }
    evaluate()
    placeContent()
  }

  /// Evaluates the content; what changes inside leaves the element itself as large as it is.
  private func evaluate() {
    evaluatedSize = rect.size
    renewReadPlaces()
    absorbsChanges = true
    reading?.geometryDidChange()
    absorbsChanges = false
  }

  private func placeContent() {
    let offered = Proposal(rect.size)
    for child in present { child.place(at: rect.origin, proposal: offered) }
  }
}

/// An element whose size and place a ``GeometryProxy`` tells.
@MainActor
protocol GeometrySource: Element {
  /// Where the element was in the spaces that somebody asked for.
  var readPlaces: ReadPlaces { get set }

  /// Told after each layout that may have moved the element.
  func noteMove()
}

/// Spaces that somebody asked for, and where an element was in them.
struct ReadPlaces {
  fileprivate var frames: [(space: CoordinateSpace, frame: LayoutRect)] = []
}

extension GeometrySource {
  /// Returns where the element is; from now on it is noted whether that changes.
  func readFrame(in space: CoordinateSpace) -> LayoutRect {
    let frame = frame(in: space)
    note(space, frame)
    return frame
  }

  /// Returns the bounds of a named view around; from now on it is noted whether they change.
  func readBounds(of name: AnyHashable) -> LayoutRect? {
    guard let other = space(named: name)?.modelRect else { return nil }
    note(.named(name), frame(in: .named(name)))
    let own = modelRect
    return LayoutRect(
      x: other.x - own.x, y: other.y - own.y, width: other.width, height: other.height)
  }

  /// Whether the element is elsewhere than when somebody asked.
  var hasMoved: Bool { readPlaces.frames.contains { frame(in: $0.space) != $0.frame } }

  /// Notes where the element is now.
  func renewReadPlaces() {
    for index in readPlaces.frames.indices {
      readPlaces.frames[index].frame = frame(in: readPlaces.frames[index].space)
    }
  }

  private func note(_ space: CoordinateSpace, _ frame: LayoutRect) {
    if readPlaces.frames.isEmpty { graph.surroundings.add(self) }
    if readPlaces.frames.contains(where: { $0.space == space }) { return }
    readPlaces.frames.append((space, frame))
  }
}

/// What layout has to know of the tree as a whole.
@MainActor
final class LayoutSurroundings {
  /// The guides that some view says something of.
  var guides: Set<AlignmentKey> = []
  /// Whether some layout is an author's own, which may say something of any guide.
  var hasOwnLayouts = false
  /// The size of the window in points.
  var windowSize = LayoutSize.zero
  /// Whether some view keeps others away from its edges.
  var hasSafeAreas = false
  // Of both, those that have gone are cleared away whenever the array would have to grow.
  private var readers: [WeakReader] = []
  private var sizedByContainer: [WeakElement] = []

  private struct WeakReader {
    weak var element: (any GeometrySource)?
  }

  private struct WeakElement {
    weak var element: Element?
  }

  /// Whether somebody asks where views are.
  var hasReaders: Bool { readers.contains { $0.element != nil } }

  /// Has a reader told when it stands elsewhere, since its content asks where that is.
  func add(_ reader: any GeometrySource) {
    if readers.count == readers.capacity { readers.removeAll { $0.element == nil } }
    readers.append(WeakReader(element: reader))
  }

  /// Has an element measured again whenever what it is measured by is of another size.
  func addSizedByContainer(_ element: Element) {
    if sizedByContainer.count == sizedByContainer.capacity {
      sizedByContainer.removeAll { $0.element == nil }
    }
    sizedByContainer.append(WeakElement(element: element))
  }

  /// Takes over the window's size before layout.
  func setWindowSize(_ size: LayoutSize) {
    guard size != windowSize else { return }
    windowSize = size
    containersDidResize()
  }

  /// Has what is measured by the size of a container measured again.
  func containersDidResize() {
    for entry in sizedByContainer where entry.element?.isMounted == true {
      entry.element?.setNeedsLayout()
    }
  }

  /// Forgets the sizes of what goes by the size of a container that is being measured.
  func forgetSizes(inside container: Element) {
    for entry in sizedByContainer { entry.element?.forgetSizes(inside: container) }
  }

  /// Has those evaluated again that asked where they are, and are elsewhere now.
  func readersMayHaveMoved() {
    for entry in readers { entry.element?.noteMove() }
  }
}

/// Somebody whose work depends on what the views inside an element say.
@MainActor
protocol PreferenceReader: AnyObject {
  /// Whether the reader waits to read again.
  var isWaiting: Bool { get set }

  /// Reads what is said now, and does what follows if that is something else.
  func readPreferences()
}

/// Who has to read preferences again.
@MainActor
final class PreferenceUpdates {
  /// Whether anybody ever read: as long as nobody does, nothing is noted.
  private(set) var hasReaders = false
  private var waiting: [any PreferenceReader] = []
  private var anchors: [WeakAnchor] = []
  private var version = 0

  private struct WeakAnchor {
    weak var element: (any AnchoredElement)?
  }

  /// Whether readers wait.
  var isWaiting: Bool { !waiting.isEmpty }

  /// Returns a number for something that is said, which nothing else has.
  func nextVersion() -> Int {
    version += 1
    return version
  }

  /// Has a reader read again before the update ends.
  func enqueue(_ reader: any PreferenceReader) {
    hasReaders = true
    guard !reader.isWaiting else { return }
    reader.isWaiting = true
    waiting.append(reader)
  }

  /// Notes that somebody reads.
  func addReader() { hasReaders = true }

  /// Has an element told whenever layout may have moved it.
  func add(_ element: any AnchoredElement) {
    // Those that have gone are cleared away whenever the array would have to grow.
    if anchors.count == anchors.capacity { anchors.removeAll { $0.element == nil } }
    anchors.append(WeakAnchor(element: element))
  }

  /// Whether somebody goes by where views are that say so.
  var hasAnchors: Bool { hasReaders && !anchors.isEmpty }

  /// Has those told that layout may have moved.
  func anchorsMayHaveMoved() {
    guard hasReaders else { return }
    for anchor in anchors { anchor.element?.noteMove() }
  }

  /// Has all who wait read again.
  func update() {
    while !waiting.isEmpty {
      let readers = waiting
      waiting = []
      for reader in readers {
        reader.isWaiting = false
        reader.readPreferences()
      }
    }
  }
}

extension Element {
  /// Whether the element or one inside says something for some key.
  final var writesInside: Bool {
    if let knownWriting { return knownWriting }
    let writes = writesPreferences || children.contains { $0.writesInside }
    knownWriting = writes
    return writes
  }

  /// Has all around read again who read what is said in here.
  final func preferencesDidChange() {
    guard graph.preferences.hasReaders else { return }
    var element: Element? = self
    while let current = element {
      current.knownWriting = nil
      if let reader = current.preferenceReader { graph.preferences.enqueue(reader) }
      element = current.parent
    }
  }
}

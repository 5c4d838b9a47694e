import InbetweenMotion

/// What the views in a part of the tree say for a key, put together in the order of the views.
@MainActor
final class PreferenceCollection<Key: PreferenceKey> {
  /// The value; nil as long as no view says anything.
  private(set) var value: Key.Value?
  /// The versions of all that was put together: the same ones mean the same value.
  private(set) var versions: [Int] = []

  func add(_ next: Key.Value, versions: [Int]) {
    self.versions += versions
    guard var value else {
      value = next
      return
    }
    Key.reduce(value: &value) { next }
    self.value = value
  }
}

/// The value of a key that somebody has read, and what it was made of.
@MainActor
final class PreferenceReading<Key: PreferenceKey> {
  private(set) var value = Key.defaultValue
  private var versions: [Int]?

  /// Reads what an element and those inside say, and returns whether it is another value, or the first one.
  func read(_ element: Element) -> Bool {
    let collection = PreferenceCollection<Key>()
    if element.writesInside { element.collectPreferences(into: collection) }
    guard collection.versions != versions else { return false }
    let isFirst = versions == nil
    versions = collection.versions
    let old = value
    value = collection.value ?? Key.defaultValue
    return isFirst || !isSame(old, value)
  }
}

import Synchronization

/// The publishers of objects that have none of their own.
///
/// An object of an author's class has no place for one, and changes where no graph is known: so they are
/// kept beside the objects, for the process.
enum ObjectPublishers {
  // Of the object only the identity is looked at.
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher

    /// The publisher, if the entry is still the one of an object.
    func publisher(of key: ObjectIdentifier) -> ObservableObjectPublisher? {
      object.map { ObjectIdentifier($0) } == key ? publisher : nil
    }
  }

  private struct Table: ~Copyable {
    var entries: [ObjectIdentifier: Entry] = [:]
    var limit = 64
  }

  private static let table = Mutex(Table())

  /// Returns the publisher of an object; the same one for as long as the object lives.
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    if let known = known(for: object) { return known }
    let key = ObjectIdentifier(object)
    let entry = Entry(object: object, publisher: ObservableObjectPublisher())
    return table.withLock { table in
      // Another thread may have been faster.
      if let known = table.entries[key]?.publisher(of: key) { return known }
      if table.entries.count >= table.limit {
        table.entries = table.entries.filter { $0.value.object != nil }
        table.limit = max(64, 2 * table.entries.count)
      }
      table.entries[key] = entry
      return entry.publisher
    }
  }

  /// Returns the publisher of an object for which somebody has asked; also of one that is on its way out.
  static func known(for object: AnyObject) -> ObservableObjectPublisher? {
    let key = ObjectIdentifier(object)
    return table.withLock { $0.entries[key]?.publisher(of: key) }
  }
}

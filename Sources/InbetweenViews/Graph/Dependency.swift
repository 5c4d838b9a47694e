/// Something that nodes read, and that tells them when it changes.
@MainActor
class Dependency {
  // Nobody's output depends on the order of the readers: they are queued by depth and serial.
  private var readers: [ObjectIdentifier: _Node] = [:]

  nonisolated init() {}

  /// Notes that the node which is being evaluated reads this.
  final func didRead(by reader: _Node) {
    if readers.updateValue(reader, forKey: ObjectIdentifier(reader)) == nil {
      reader.dependsOn(self)
    }
  }

  final func removeReader(_ reader: _Node) { readers[ObjectIdentifier(reader)] = nil }

  /// Has every reader evaluated again.
  final func didChange() {
    for reader in readers.values { reader.graph.setNeedsUpdate(reader) }
  }
}

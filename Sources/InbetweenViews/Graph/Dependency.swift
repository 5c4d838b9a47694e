/// Something that nodes read, and that tells them when it changes.
@MainActor
class Dependency {
  // Nobody's output depends on the order of the readers: they are queued by depth and serial.
  // They are not held: a node keeps its state, and that must not keep the node.
  private var readers: [ObjectIdentifier: BackLink<_Node>] = [:]
  /// The last one to read, which may read again and again.
  // Used only where the graph runs.
  nonisolated(unsafe) private(set) final var latestReader: ObjectIdentifier?

  nonisolated init() {}

  /// Notes that the node which is being evaluated reads this.
  final func didRead(by reader: _Node) {
    let id = ObjectIdentifier(reader)
    latestReader = id
    guard readers[id] == nil else { return }
    readers[id] = reader.backLink
    reader.dependsOn(self)
  }

  final func removeReader(_ reader: _Node) {
    latestReader = nil
    readers[ObjectIdentifier(reader)] = nil
  }

  /// Has every reader evaluated again.
  final func didChange() {
    for reader in readers.values {
      guard let node = reader.object else { continue }
      node.noteCause(ObjectIdentifier(self))
      node.graph.setNeedsUpdate(node)
    }
  }
}

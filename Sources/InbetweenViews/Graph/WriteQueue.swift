/// The state writes that wait for an update, in their order.
struct WriteQueue {
  private var writes: [StateWrite] = []

  var isEmpty: Bool { writes.isEmpty }

  var count: Int { writes.count }

  mutating func append(_ write: StateWrite) { writes.append(write) }

  /// Takes the first writes that belong to one update, of which there are some.
  mutating func takeFirst() -> [StateWrite] {
    let first = writes[0].transaction
    let count = writes.prefix { $0.transaction.isGrouped(with: first) }.count
    defer { writes.removeFirst(count) }
    return Array(writes[..<count])
  }
}

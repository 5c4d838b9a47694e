/// For each row of the screen the items that may paint there, in paint order.
struct RowBuckets {
  private(set) var rows: [[Int32]] = []

  /// Forgets all items.
  mutating func removeAll(rowCount: Int) {
    for row in rows.indices { rows[row].removeAll(keepingCapacity: true) }
    if rows.count > rowCount { rows.removeLast(rows.count - rowCount) }
    while rows.count < rowCount { rows.append([]) }
  }

  /// Adds an item that is above all others.
  mutating func append(_ item: Int32, _ box: CellBox) {
    guard !box.isEmpty else { return }
    for row in Int(box.top)..<Int(box.bottom) { rows[row].append(item) }
  }

  /// Moves an item from the rows of one box to those of another.
  mutating func move(_ item: Int32, from old: CellBox, to new: CellBox) {
    let oldRows = old.isEmpty ? 0..<0 : Int(old.top)..<Int(old.bottom)
    let newRows = new.isEmpty ? 0..<0 : Int(new.top)..<Int(new.bottom)
    guard oldRows != newRows else { return }
    for row in oldRows where !newRows.contains(row) {
      let place = firstPlace(of: item, inRow: row)
      assert(rows[row][place] == item, "an item is in the bucket of each of its rows")
      rows[row].remove(at: place)
    }
    for row in newRows where !oldRows.contains(row) {
      rows[row].insert(item, at: firstPlace(of: item, inRow: row))
    }
  }

  /// The first place in a row whose item is not below the given one.
  private func firstPlace(of item: Int32, inRow row: Int) -> Int {
    rows[row].withUnsafeBufferPointer { items in
      var low = 0
      var high = items.count
      while low < high {
        let middle = (low + high) / 2
        if items[middle] < item { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }
}

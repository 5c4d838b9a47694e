import InbetweenDrawing

/// Finds blocks of rows that only moved up or down, as those of a list do that is scrolled.
///
/// Rows are told apart by a hash of their cells. Those that are there once before and once after say how far
/// a block moved; it is then as long as its rows are equal. A block counts only if scrolling it leaves so
/// many fewer bytes to write that its sequences pay.
struct ScrollFinder {
  private struct Key: Comparable {
    var hash: UInt64
    var row: Int

    static func < (left: Key, right: Key) -> Bool {
      left.hash != right.hash ? left.hash < right.hash : left.row < right.row
    }
  }

  /// The fewest changed rows for which it is worth to look.
  private static let fewestRows = 3
  /// The fewest bytes that scrolling must save. Its own sequences take some 30.
  private static let fewestBytes = 40
  /// About how many bytes it takes to go to a run of cells, without its colours.
  private static let runLength = 6
  /// How many rows of a block may differ between two that do not.
  private static let longestGap = 2

  private var oldKeys: [Key] = []
  private var newKeys: [Key] = []
  private var changedRows: [Int] = []

  /// Returns the blocks whose regions do not overlap, from top to bottom. `runs` is where the screens differ.
  mutating func find(
    _ new: CellBuffer, over old: CellBuffer, runs: [CellDiff.Run]
  ) -> [RowShift] {
    changedRows.removeAll(keepingCapacity: true)
    var bytes = 0
    for run in runs {
      if changedRows.last != run.row { changedRows.append(run.row) }
      bytes += ScrollFinder.runLength + run.columns.count
    }
    guard changedRows.count >= ScrollFinder.fewestRows, bytes >= ScrollFinder.fewestBytes else {
      return []
    }
    ScrollFinder.findKeys(of: old, rows: changedRows, in: &oldKeys)
    ScrollFinder.findKeys(of: new, rows: changedRows, in: &newKeys)
    var chosen: [RowShift] = []
    let candidates = blocks().map { ScrollFinder.extended($0, new, over: old) }
    for shift in candidates.sorted(by: { $0.rows.count > $1.rows.count }) {
      let isFree = chosen.allSatisfy { !$0.region.overlaps(shift.region) }
      if isFree, ScrollFinder.isWorthIt(shift, new, over: old) { chosen.append(shift) }
    }
    return chosen.sorted { $0.region.lowerBound < $1.region.lowerBound }
  }

  /// Returns neighbouring rows that moved equally far, by the rows that are unique before and after.
  private func blocks() -> [RowShift] {
    var anchors: [RowShift] = []
    var next = 0
    for (place, key) in newKeys.enumerated() where ScrollFinder.isUnique(place, in: newKeys) {
      while next < oldKeys.count, oldKeys[next].hash < key.hash { next += 1 }
      guard next < oldKeys.count, oldKeys[next].hash == key.hash,
        ScrollFinder.isUnique(next, in: oldKeys)
      else { continue }
      anchors.append(
        RowShift(rows: key.row..<key.row + 1, distance: oldKeys[next].row - key.row))
    }
    anchors.sort { $0.rows.lowerBound < $1.rows.lowerBound }
    var blocks: [RowShift] = []
    for anchor in anchors {
      if let last = blocks.last, last.distance == anchor.distance,
        anchor.rows.lowerBound - last.rows.upperBound <= ScrollFinder.longestGap
      {
        blocks[blocks.count - 1].rows = last.rows.lowerBound..<anchor.rows.upperBound
      } else {
        blocks.append(anchor)
      }
    }
    return blocks
  }

  private static func isUnique(_ place: Int, in keys: [Key]) -> Bool {
    (place == 0 || keys[place - 1].hash != keys[place].hash)
      && (place + 1 == keys.count || keys[place + 1].hash != keys[place].hash)
  }

  /// Returns a block with the rows around it that moved as far, unique or not.
  private static func extended(
    _ shift: RowShift, _ new: CellBuffer, over old: CellBuffer
  ) -> RowShift {
    var (top, bottom) = (shift.rows.lowerBound, shift.rows.upperBound)
    func isMoved(_ row: Int) -> Bool {
      let source = row + shift.distance
      guard row >= 0, source >= 0, max(row, source) < new.rows else { return false }
      return new.hasRow(row, equalTo: old, row: source)
    }
    while isMoved(top - 1) { top -= 1 }
    while isMoved(bottom) { bottom += 1 }
    return RowShift(rows: top..<bottom, distance: shift.distance)
  }

  /// Whether scrolling leaves enough fewer bytes to write.
  private static func isWorthIt(
    _ shift: RowShift, _ new: CellBuffer, over old: CellBuffer
  ) -> Bool {
    var saved = 0
    for row in shift.region {
      let source = row + shift.distance
      let remains = shift.region.contains(source) ? source : nil
      saved += length(of: row, in: new, over: old, row: row)
      saved -= length(of: row, in: new, over: old, row: remains)
    }
    return saved >= fewestBytes
  }

  /// About how many bytes a row takes over another one, or over a blank one.
  private static func length(
    of row: Int, in new: CellBuffer, over old: CellBuffer, row oldRow: Int?
  ) -> Int {
    if let oldRow, new.hasRow(row, equalTo: old, row: oldRow) { return 0 }
    let columns = new.columns
    return new.cells.withUnsafeBufferPointer { newCells in
      old.cells.withUnsafeBufferPointer { oldCells in
        let row = newCells[row * columns..<(row + 1) * columns]
        let oldRow = oldRow.map { oldCells[$0 * columns..<($0 + 1) * columns] }
        var length = 0
        var isInRun = false
        for column in 0..<columns {
          let before = oldRow.map { $0[$0.startIndex + column] } ?? .blank
          let isEqual = row[row.startIndex + column] == before
          if !isEqual { length += isInRun ? 1 : 1 + runLength }
          isInRun = !isEqual
        }
        return length
      }
    }
  }

  // MARK: Keys

  private static func findKeys(of screen: CellBuffer, rows: [Int], in keys: inout [Key]) {
    keys.removeAll(keepingCapacity: true)
    for row in rows { keys.append(Key(hash: screen.hash(ofRow: row), row: row)) }
    keys.sort()
  }
}

extension CellBuffer {
  /// A number that differs, nearly always, between rows that differ; the same in every run.
  fileprivate func hash(ofRow row: Int) -> UInt64 {
    let width = MemoryLayout<Cell>.stride
    return cells.withUnsafeBytes { bytes in
      // Four lanes, which a processor computes side by side; the last of an odd number of cells takes two.
      var (a, b, c, d): (UInt64, UInt64, UInt64, UInt64) = (1, 2, 3, 4)
      @inline(__always)
      func mixed(_ lane: UInt64, _ offset: Int) -> UInt64 {
        let mixed =
          (lane ^ bytes.load(fromByteOffset: offset, as: UInt64.self)) &* 0x9E37_79B9_7F4A_7C15
        return mixed ^ mixed >> 29
      }
      var offset = row * columns * width
      let end = offset + columns * width
      while offset < end {
        a = mixed(a, offset)
        b = mixed(b, offset + 8)
        if offset + width < end {
          c = mixed(c, offset + 16)
          d = mixed(d, offset + 24)
        }
        offset += 2 * width
      }
      return a ^ b &* 3 ^ c &* 5 ^ d &* 7
    }
  }
}

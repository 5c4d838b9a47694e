/// How much room each of many rows takes along an axis, of which few have been measured.
///
/// Shape: lengths in points, the space behind a row included; the others count with an estimate. It keeps
/// memory for measured rows alone, in chunks, so that a list of any length costs nothing by itself.
struct RowExtents {
  /// How many rows there are.
  private(set) var count: Int
  /// What a row takes that has not been measured.
  private(set) var estimate: Double
  /// The chunks with measured rows, by number.
  private var chunks: [Chunk] = []

  private struct Chunk {
    let number: Int
    var lengths = [Double](repeating: .nan, count: RowExtents.chunkLength)
    var measured = 0
    var sum = 0.0
    /// The measured rows before the chunk, and what they take.
    var before = (measured: 0, sum: 0.0)

    init(number: Int) { self.number = number }
  }

  private static let chunkLength = 64

  init(count: Int, estimate: Double) { (self.count, self.estimate) = (count, estimate) }

  /// Whether nothing is known but the estimate.
  var isEmpty: Bool { chunks.isEmpty }

  /// What all rows take.
  var total: Double { start(of: count) }

  /// Returns what the rows before one take.
  func start(of row: Int) -> Double {
    let number = row / Self.chunkLength
    let place = place(of: number)
    var (measured, sum) = place < chunks.count ? chunks[place].before : all
    if place < chunks.count, chunks[place].number == number {
      for length in chunks[place].lengths[..<(row % Self.chunkLength)] where !length.isNaN {
        measured += 1
        sum += length
      }
    }
    return sum + Double(row - measured) * estimate
  }

  /// Returns what some rows take.
  func length(of rows: Range<Int>) -> Double {
    start(of: rows.upperBound) - start(of: rows.lowerBound)
  }

  /// Returns the row at a distance from the start; the first or last one beyond the ends.
  func row(at offset: Double) -> Int {
    var (low, high) = (0, max(0, count - 1))
    while low < high {
      let middle = low + (high - low + 1) / 2
      if start(of: middle) <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Notes what a row takes.
  mutating func measure(_ row: Int, _ length: Double) {
    guard length.isFinite, row >= 0, row < count else { return }
    let number = row / Self.chunkLength
    let place = place(of: number)
    if place == chunks.count || chunks[place].number != number {
      let before = place < chunks.count ? chunks[place].before : all
      chunks.insert(Chunk(number: number), at: place)
      chunks[place].before = before
    }
    let old = chunks[place].lengths[row % Self.chunkLength]
    guard old != length else { return }
    chunks[place].lengths[row % Self.chunkLength] = length
    let change = (measured: old.isNaN ? 1 : 0, sum: length - (old.isNaN ? 0 : old))
    chunks[place].measured += change.measured
    chunks[place].sum += change.sum
    for index in chunks.indices[(place + 1)...] {
      chunks[index].before.measured += change.measured
      chunks[index].before.sum += change.sum
    }
  }

  /// Has rows count with the mean of those that were measured, and at least with a length; returns whether that is another one.
  mutating func refreshEstimate(atLeast least: Double) -> Bool {
    let (measured, sum) = all
    guard measured > 0 else { return false }
    let mean = max(least, sum / Double(measured))
    guard mean != estimate else { return false }
    estimate = mean
    return true
  }

  /// Forgets what was measured.
  mutating func forget() { chunks = [] }

  /// Takes over another number of rows: `row` says where a row is now that was measured, nil for gone.
  mutating func rearrange(count: Int, row: (Int) -> Int?) {
    let old = chunks
    self.count = count
    chunks = []
    for chunk in old {
      for (index, length) in chunk.lengths.enumerated() where !length.isNaN {
        if let row = row(chunk.number * Self.chunkLength + index) { measure(row, length) }
      }
    }
  }

  private var all: (measured: Int, sum: Double) {
    chunks.last.map { ($0.before.measured + $0.measured, $0.before.sum + $0.sum) } ?? (0, 0)
  }

  /// The place of the first chunk that has at least a number.
  private func place(of number: Int) -> Int {
    var (low, high) = (0, chunks.count)
    while low < high {
      let middle = (low + high) / 2
      if chunks[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

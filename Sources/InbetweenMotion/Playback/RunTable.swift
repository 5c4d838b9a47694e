import Foundation

/// The runs of a pool by number, each with its coefficients at the time last asked for.
struct RunTable {
  private struct Record {
    let run: AnimationRun
    var uses = 0
    let coefficients: Int
    var time = -Double.infinity
  }

  private struct Key: Hashable {
    let previous: Int32
    let animation: Animation
  }

  private var records: [Record?] = []
  private var freeNumbers: [Int32] = []
  private var freeCoefficients: [Int: [Int]] = [:]
  private var serial: UInt64 = 0
  private var successors: [Key: (run: Int32, succession: AnimationRun.Succession)] = [:]
  /// The coefficients of all runs, by which rows add up to the way from the model to what is shown.
  private(set) var store: [Double] = []

  // A released number stays taken until the serial changes, so that no key can mean another run.
  private var released: [Int32] = []

  subscript(number: Int32) -> AnimationRun {
    // A number that is in use always has its record.
    records[Int(number)]!.run
  }

  /// Returns the run that follows another one (-1 for none), the same for all values of a transaction.
  mutating func successor(
    of previous: Int32, animation: Animation, serial: UInt64, at time: TimeInterval
  ) -> (run: Int32, succession: AnimationRun.Succession) {
    if serial != self.serial { begin(serial) }
    let key = Key(previous: previous, animation: animation)
    if let known = successors[key] { return known }
    let (run, succession) = AnimationRun.successor(
      of: previous >= 0 ? self[previous] : nil, animation: animation, at: time)
    let number = add(run)
    successors[key] = (number, succession)
    released.append(number)
    return (number, succession)
  }

  mutating func retain(_ number: Int32) { records[Int(number)]?.uses += 1 }

  mutating func release(_ number: Int32) {
    records[Int(number)]?.uses -= 1
    if records[Int(number)]?.uses == 0 { released.append(number) }
  }

  /// Returns where the coefficients of a run at a time begin in ``store``.
  mutating func coefficients(of number: Int32, at time: TimeInterval) -> Int {
    guard let record = records[Int(number)] else { return 0 }
    if record.time != time {
      records[Int(number)]?.time = time
      store.withUnsafeMutableBufferPointer { buffer in
        let end = record.coefficients + record.run.coefficientCount
        record.run.writeCoefficients(
          at: time, to: UnsafeMutableBufferPointer(rebasing: buffer[record.coefficients..<end]))
        buffer[end - 1] -= 1
      }
    }
    return record.coefficients
  }

  private mutating func begin(_ serial: UInt64) {
    self.serial = serial
    successors.removeAll(keepingCapacity: true)
    for number in released {
      guard let record = records[Int(number)], record.uses == 0 else { continue }
      freeCoefficients[room(for: record.run), default: []].append(record.coefficients)
      records[Int(number)] = nil
      freeNumbers.append(number)
    }
    released.removeAll(keepingCapacity: true)
  }

  mutating func add(_ run: AnimationRun) -> Int32 {
    let count = room(for: run)
    let place: Int
    if let free = freeCoefficients[count]?.popLast() {
      place = free
    } else {
      place = store.count
      store.append(contentsOf: repeatElement(0, count: count))
    }
    let record = Record(run: run, coefficients: place)
    if let number = freeNumbers.popLast() {
      records[Int(number)] = record
      return number
    }
    records.append(record)
    return Int32(records.count - 1)
  }

  /// Rooms have few sizes, so that a chain that grows step by step finds those that it left.
  private func room(for run: AnimationRun) -> Int { roomSize(for: run.coefficientCount) }
}

/// Returns the least power of two that is not below a number.
func roomSize(for count: Int) -> Int {
  count > 1 ? 1 << (Int.bitWidth - (count - 1).leadingZeroBitCount) : 1
}

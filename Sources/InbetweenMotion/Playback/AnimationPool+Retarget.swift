import Foundation

extension AnimationPool {
  /// Begins an animation of a slot whose value is to change by `delta`.
  mutating func retarget(
    _ index: Int32, by delta: [Double], animation: Animation,
    environment: () -> EnvironmentValues, serial: UInt64, at time: TimeInterval
  ) {
    if animation.isCustom || customs[index] != nil {
      retargetCustom(
        index, by: delta, animation: animation, in: MotionEnvironment(environment()), at: time)
      return
    }
    let slot = slots[Int(index)]
    let next = runs.successor(of: slot.run, animation: animation, serial: serial, at: time)
    let run = runs[next.run]
    let last = slot.run >= 0 ? row(slot.rows, of: slot) : zeros(delta.count)
    let target = zip(last, delta).map { $0 + $1 }
    var (place, velocity) = (last, zeros(delta.count))
    // Where the end is the same for all values it does not matter where this one is.
    if slot.run >= 0, run.commonEnd == nil || next.succession.isMerge {
      let shown = presentation(of: index, at: time)
      let model = row(0, of: slot)
      place = zip(zip(shown, model), last).map { $0.0 - $0.1 + $1 }
    }
    switch next.succession {
    case .start: activate(index, run: next.run, rows: target)
    case .merge:
      velocity = self.velocity(of: slot, at: time)
      activate(index, run: next.run, rows: place + velocity + target)
    case .overlay(0): append(target, to: index, run: next.run)
    case .overlay(let dropping):
      let first = Int32(runs[slot.run].leadingRows + dropping + 1)
      let kept = first <= slot.rows ? (first...slot.rows).flatMap { row($0, of: slot) } : []
      activate(index, run: next.run, rows: kept + target)
    }
    let distance = zip(place, target).map { $0 - $1 }
    slots[Int(index)].end = run.end(
      distanceSquared: dot(distance, distance), dot: dot(distance, velocity),
      velocitySquared: dot(velocity, velocity), intervalSquared: dot(target, target))
  }

  /// A row of a slot's numbers: 0 is the model, the last one the newest target.
  func row(_ row: Int32, of slot: Slot) -> [Double] {
    let start = Int(slot.offset + row * slot.width)
    return Array(numbers[start..<(start + Int(slot.width))])
  }

  private func velocity(of slot: Slot, at time: TimeInterval) -> [Double] {
    guard slot.run >= 0, let (c, a, b) = runs[slot.run].velocityCoefficients(at: time) else {
      return zeros(Int(slot.width))
    }
    let target = row(slot.rows, of: slot)
    guard runs[slot.run].leadingRows > 0 else { return target.map { c * $0 } }
    let (origin, velocity) = (row(1, of: slot), row(2, of: slot))
    return target.indices.map { c * target[$0] + a * origin[$0] + b * velocity[$0] }
  }

  /// Lets a run, or none but an animation of an author's own (-1), move a slot by rows of numbers.
  mutating func activate(_ index: Int32, run: Int32, rows: [Double]) {
    let model = row(0, of: slots[Int(index)])
    setRun(run, of: index)
    slots[Int(index)].rows = Int32(rows.count) / slots[Int(index)].width
    if makeRoom(for: model.count + rows.count, in: index) { write(model, to: index, row: 0) }
    write(rows, to: index, row: 1)
  }

  /// Adds a row to those of a slot, for another run.
  private mutating func append(_ target: [Double], to index: Int32, run: Int32) {
    let old = slots[Int(index)]
    setRun(run, of: index)
    let count = Int((old.rows + 1) * old.width)
    if makeRoom(for: count + target.count, in: index) {
      let offset = Int(slots[Int(index)].offset)
      for number in 0..<count { numbers[offset + number] = numbers[Int(old.offset) + number] }
    }
    slots[Int(index)].rows = old.rows + 1
    write(target, to: index, row: old.rows + 1)
  }

  private mutating func setRun(_ run: Int32, of index: Int32) {
    if run >= 0 { runs.retain(run) }
    let slot = slots[Int(index)]
    if slot.run >= 0 { runs.release(slot.run) }
    if slot.activeIndex < 0 {
      slots[Int(index)].activeIndex = Int32(active.count)
      active.append(index)
    }
    slots[Int(index)].run = run
    isRearranged = true
  }

  /// Moves a slot to a larger block if need be, and returns whether the numbers have to be written anew.
  private mutating func makeRoom(for count: Int, in index: Int32) -> Bool {
    let slot = slots[Int(index)]
    guard slot.capacity < count else { return false }
    let capacity = Int32(roomSize(for: count))
    freeBlocks[slot.capacity, default: []].append(slot.offset)
    slots[Int(index)].offset = takeBlock(of: capacity)
    slots[Int(index)].capacity = capacity
    return true
  }

  private mutating func write(_ row: [Double], to index: Int32, row number: Int32) {
    let start = Int(slots[Int(index)].offset + number * slots[Int(index)].width)
    for (place, number) in row.enumerated() { numbers[start + place] = number }
  }

  /// Returns where a free block of numbers begins.
  mutating func takeBlock(of capacity: Int32) -> Int32 {
    if let free = freeBlocks[capacity]?.popLast() { return free }
    numbers.append(contentsOf: repeatElement(0, count: Int(capacity)))
    return Int32(numbers.count) - capacity
  }
}

private func zeros(_ count: Int) -> [Double] { [Double](repeating: 0, count: count) }

/// Returns the sum of the products of two rows of numbers.
func dot(_ lhs: [Double], _ rhs: [Double]) -> Double {
  var sum = 0.0
  for index in lhs.indices { sum += lhs[index] * rhs[index] }
  return sum
}

extension AnimationRun.Succession {
  var isMerge: Bool {
    if case .merge = self { return true }
    return false
  }
}

import Foundation

extension AnimationPool {
  /// Begins an animation of a slot whose value is to change by `delta`.
  mutating func retarget(
    _ index: Int32, by delta: [Double], animation: Animation, serial: UInt64, at time: TimeInterval
  ) {
    if animation.isCustom || customs[index] != nil {
      retargetCustom(index, by: delta, animation: animation, at: time)
      return
    }
    let slot = slots[Int(index)]
    let (width, count) = (Int(slot.width), Int(slot.targets))
    let old = (0..<((count + 3) * width)).map { row in
      slot.run >= 0 || row < width ? numbers[Int(slot.offset) + row] : 0
    }
    let next = runs.successor(of: slot.run, animation: animation, serial: serial, at: time)
    let last = (0..<width).map { slot.run >= 0 ? old[count * width + $0] : 0 }
    let target = (0..<width).map { last[$0] + delta[$0] }
    let shown = presentation(of: index, at: time)
    let place = (0..<width).map { slot.run >= 0 ? shown[$0] - old[$0] + last[$0] : 0 }
    let velocity = velocity(of: slot, at: time, block: old)

    var block = Array(old[0..<width])
    var (origin, originVelocity) = (place, velocity)
    switch next.succession {
    case .start: (origin, originVelocity) = (zeros(width), zeros(width))
    case .merge: break
    case .overlay(let dropping):
      block += old[((1 + dropping) * width)..<((count + 1) * width)]
      origin = Array(old[((count + 1) * width)..<((count + 2) * width)])
      originVelocity = Array(old[((count + 2) * width)..<((count + 3) * width)])
    }
    block += target + origin + originVelocity
    activate(index, run: next.run, block: block)
    let distance = (0..<width).map { place[$0] - target[$0] }
    let isMerge = next.succession.isMerge
    slots[Int(index)].end = runs[next.run].end(
      distanceSquared: dot(distance, distance), dot: isMerge ? dot(distance, velocity) : 0,
      velocitySquared: isMerge ? dot(velocity, velocity) : 0, intervalSquared: dot(target, target))
  }

  private func velocity(of slot: Slot, at time: TimeInterval, block: [Double]) -> [Double] {
    let (width, count) = (Int(slot.width), Int(slot.targets))
    guard slot.run >= 0, let (c, a, b) = runs[slot.run].velocityCoefficients(at: time) else {
      return zeros(width)
    }
    return (0..<width).map {
      c * block[count * width + $0] + a * block[(count + 1) * width + $0]
        + b * block[(count + 2) * width + $0]
    }
  }

  /// Lets a run, or none but an animation of an author's own (-1), move a slot.
  mutating func activate(_ index: Int32, run: Int32, block: [Double]) {
    if run >= 0 { runs.retain(run) }
    let slot = slots[Int(index)]
    if slot.run >= 0 { runs.release(slot.run) }
    if slot.activeIndex < 0 {
      slots[Int(index)].activeIndex = Int32(active.count)
      active.append(index)
    }
    if slot.capacity < block.count {
      freeBlocks[slot.capacity, default: []].append(slot.offset)
      slots[Int(index)].offset = takeBlock(of: Int32(block.count))
      slots[Int(index)].capacity = Int32(block.count)
    }
    slots[Int(index)].run = run
    slots[Int(index)].targets = run >= 0 ? Int32(block.count) / slot.width - 3 : 0
    let offset = Int(slots[Int(index)].offset)
    for (place, number) in block.enumerated() { numbers[offset + place] = number }
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

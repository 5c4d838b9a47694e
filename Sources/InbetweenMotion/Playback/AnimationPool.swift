import Foundation

/// Many values that may be in motion, as flat numbers in one store.
///
/// A slot holds one value of a few components. Generic code runs only where a value is retargeted or read by
/// a user's code; each frame is multiplications and additions over the coefficients that a run gives once for
/// all its values.
package struct AnimationPool {
  /// What became of a value that was set.
  package enum Outcome: Equatable {
    /// The new value equals the old one.
    case unchanged
    /// The model moved at once (whatever was running plays out around it).
    case jumped
    /// An animation began: when it is logically complete and when it is over.
    case animating(logicalEnd: TimeInterval, end: TimeInterval)
  }

  struct Slot {
    var offset: Int32
    var capacity: Int32
    var width: Int32
    var run: Int32 = -1
    /// How many rows the block holds beside the model: as many as the run that moves it has coefficients.
    var rows: Int32 = 0
    /// Its place in `active` while a run moves it.
    var activeIndex: Int32 = -1
    var end: TimeInterval = 0
    /// What the owner keeps with the slot: its place in the display list.
    var tag: UInt64 = 0
  }

  var slots: [Slot] = []
  private var freeSlots: [Int32] = []
  /// Blocks of numbers: the model; while running then place and velocity at a takeover, and each target.
  var numbers: [Double] = []
  var freeBlocks: [Int32: [Int32]] = [:]
  var runs = RunTable()
  /// The values that an animation of an author's own moves, by slot; their run is -1.
  var customs: [Int32: CustomSlot] = [:]
  /// The slots in motion, in no particular order.
  package internal(set) var active: [Int32] = []
  /// What of `active` lies one after the other and moves alike; out of date where `isRearranged`.
  var stretches: [Stretch] = []
  var isRearranged = false

  package init() {}

  /// Adds a value at rest and returns its slot.
  package mutating func insert(_ model: [Double], tag: UInt64 = 0) -> Int32 {
    let width = Int32(model.count)
    let block = takeBlock(of: width)
    var slot = Slot(offset: block, capacity: width, width: width)
    slot.tag = tag
    for (index, component) in model.enumerated() { numbers[Int(block) + index] = component }
    if let index = freeSlots.popLast() {
      slots[Int(index)] = slot
      return index
    }
    slots.append(slot)
    return Int32(slots.count - 1)
  }

  /// Takes a value out; its slot may be given to another one.
  package mutating func remove(_ index: Int32) {
    deactivate(index)
    freeBlocks[slots[Int(index)].capacity, default: []].append(slots[Int(index)].offset)
    freeSlots.append(index)
  }

  /// What the owner keeps with a slot.
  package func tag(of index: Int32) -> UInt64 { slots[Int(index)].tag }

  package mutating func setTag(_ tag: UInt64, of index: Int32) { slots[Int(index)].tag = tag }

  /// Has the tags of all slots in motion stand for no place: the lower half is -1.
  package mutating func forgetTargets() {
    for index in active { slots[Int(index)].tag |= 0xFFFF_FFFF }
  }

  /// Whether an animation moves a slot's value.
  package func isActive(_ index: Int32) -> Bool { slots[Int(index)].activeIndex >= 0 }

  /// When a slot's animation is over; meaningful while it is active.
  package func end(of index: Int32) -> TimeInterval { slots[Int(index)].end }

  /// A component of the model value.
  package func model(_ index: Int32, _ component: Int) -> Double {
    numbers[Int(slots[Int(index)].offset) + component]
  }

  /// Changes a value, with an animation or at once.
  ///
  /// `serial` tells transactions apart: values that begin the same animation in the same transaction after
  /// the same run share the next run. An animation of an author's own sees `environment`. Edges: a change to
  /// or from what is no finite number shows at once.
  package mutating func set(
    _ index: Int32, to value: [Double], animation: Animation?,
    environment: @autoclosure () -> EnvironmentValues = EnvironmentValues(), serial: UInt64,
    at time: TimeInterval
  ) -> Outcome {
    let base = Int(slots[Int(index)].offset)
    let width = value.count
    if (0..<width).allSatisfy({ numbers[base + $0] == value[$0] }) { return .unchanged }
    if isActive(index), isDue(slots[Int(index)].end, at: time) { deactivate(index) }
    let delta = (0..<width).map { value[$0] - numbers[base + $0] }
    let isFinite = dot(delta, delta).isFinite
    guard let animation, isFinite else {
      if !isFinite { deactivate(index) }
      for component in 0..<width { numbers[base + component] = value[component] }
      return .jumped
    }
    retarget(
      index, by: delta, animation: animation, environment: environment, serial: serial, at: time)
    let offset = Int(slots[Int(index)].offset)
    for component in 0..<width { numbers[offset + component] = value[component] }
    let end = slots[Int(index)].end
    let logicalEnd = customs[index]?.logicalEnd ?? runs[slots[Int(index)].run].logicalEnd
    return .animating(logicalEnd: min(end, logicalEnd), end: end)
  }

  /// Changes a value as if it were shown at `shown` now, and an animation took it to the new value.
  ///
  /// Edges: a running animation is forgotten.
  package mutating func restart(
    _ index: Int32, from shown: [Double], to value: [Double], animation: Animation, serial: UInt64,
    at time: TimeInterval
  ) -> Outcome {
    deactivate(index)
    let base = Int(slots[Int(index)].offset)
    for component in 0..<shown.count { numbers[base + component] = shown[component] }
    return set(index, to: value, animation: animation, serial: serial, at: time)
  }

  /// Ends a slot's animation: from now on the model shows.
  package mutating func deactivate(_ index: Int32) {
    let slot = slots[Int(index)]
    guard slot.activeIndex >= 0 else { return }
    if slot.run >= 0 { runs.release(slot.run) } else { customs[index] = nil }
    let last = active.removeLast()
    if last != index {
      active[Int(slot.activeIndex)] = last
      slots[Int(last)].activeIndex = slot.activeIndex
    }
    slots[Int(index)].run = -1
    slots[Int(index)].activeIndex = -1
    slots[Int(index)].rows = 0
    isRearranged = true
  }

  /// Computes a value's components as they are shown at a time, and hands them over one by one.
  @inline(__always)
  package mutating func present(
    _ index: Int32, at time: TimeInterval, into output: (Int, Double) -> Void
  ) {
    let slot = slots[Int(index)]
    let base = Int(slot.offset)
    let width = Int(slot.width)
    guard slot.run >= 0, !isDue(slot.end, at: time) else {
      if slot.activeIndex >= 0, !isDue(slot.end, at: time) {
        presentCustom(index, at: time, into: output)
        return
      }
      for component in 0..<width { output(component, numbers[base + component]) }
      return
    }
    let coefficients = runs.coefficients(of: slot.run, at: time)
    for component in 0..<width {
      var shown = numbers[base + component]
      for row in 0..<Int(slot.rows) {
        shown += runs.store[coefficients + row] * numbers[base + (row + 1) * width + component]
      }
      output(component, shown)
    }
  }

  /// Returns a value's components as they are shown at a time.
  package mutating func presentation(of index: Int32, at time: TimeInterval) -> [Double] {
    var shown = [Double](repeating: 0, count: Int(slots[Int(index)].width))
    present(index, at: time) { shown[$0] = $1 }
    return shown
  }
}

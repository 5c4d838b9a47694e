import Foundation

/// What falls due by itself, ordered by time and then by when it was asked for.
struct DeadlineQueue {
  /// What is to happen.
  enum Action {
    /// An animation of a slot is over, if it is still the one of this epoch.
    case slotEnd(slot: Int32, epoch: UInt32)
    /// The motion of a track is over, if it is still the one of this epoch.
    case trackEnd(AnimatedTrack, epoch: UInt32)
    /// An animation is logically complete.
    case logicalEnd(SlotListener)
    /// Something that was asked for rings, unless it was called off.
    case alarm(Alarm)
  }

  private struct Entry: Comparable {
    let time: TimeInterval
    let serial: UInt64
    let action: Action

    static func < (lhs: Entry, rhs: Entry) -> Bool {
      lhs.time != rhs.time ? lhs.time < rhs.time : lhs.serial < rhs.serial
    }

    static func == (lhs: Entry, rhs: Entry) -> Bool { lhs.serial == rhs.serial }
  }

  private var heap = Heap<Entry>()
  private var serial: UInt64 = 0

  /// When the next thing falls due.
  var next: TimeInterval? { heap.first?.time }

  /// Asks for something at a time; infinity means never.
  mutating func schedule(_ action: Action, at time: TimeInterval) {
    guard time < .infinity else { return }
    serial += 1
    heap.insert(Entry(time: time, serial: serial, action: action))
  }

  /// Drops what falls due first while it is out of date.
  mutating func dropFirst(while isOutOfDate: (Action) -> Bool) {
    while let first = heap.first, isOutOfDate(first.action) { _ = heap.removeFirst() }
  }

  mutating func removeFirst() -> (time: TimeInterval, action: Action)? {
    heap.removeFirst().map { ($0.time, $0.action) }
  }
}

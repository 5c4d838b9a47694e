import Foundation
import InbetweenDrawing
import InbetweenMotion

/// Somebody whose numbers are in motion.
@MainActor
protocol AttributeOwner: AnyObject {
  /// Says that an animation is over: the slot is not the owner's any more, and the model shows.
  func attributeDidSettle(_ kind: AnimatedAttribute.Kind)
  /// What an animation of an author's own sees of the view that changes.
  var environmentValues: EnvironmentValues { get }
}

/// Somebody who waits for one slot.
final class SlotListener {
  let completion: AnimationCompletion
  var isDone = false
  init(_ completion: AnimationCompletion) { self.completion = completion }
}

/// All numbers of a tree that are in motion, and when each arrives.
@MainActor
final class Animator {
  private var pool = AnimationPool()
  /// What the slots in motion show, in the pool's order.
  private var shown: [SIMD4<Double>] = []
  private var records: [Record] = []
  /// What falls due by itself: each entry belongs to a slot in motion, or is out of date.
  var deadlines = DeadlineQueue()
  /// The completions that have nothing left to wait for.
  private(set) var finished: [AnimationCompletion] = []
  /// The alarms that have fallen due.
  private var ringing: [Alarm] = []

  private struct Record {
    weak var owner: (any AttributeOwner)?
    var kind = AnimatedAttribute.Kind.frame
    var epoch: UInt32 = 0
    var listeners: [SlotListener] = []
  }

  /// How many tracks are in motion.
  var trackCount = 0

  /// Whether anything is in motion.
  var isMoving: Bool { !pool.active.isEmpty || trackCount > 0 }

  // MARK: Changing

  /// Gives an attribute a new value, animated as the transaction asks; returns whether it changed.
  ///
  /// `target` is the place in the display list that the attribute drives.
  func set(
    _ attribute: inout AnimatedAttribute, to value: SIMD4<Double>, owner: any AttributeOwner,
    target: Int32, transaction: Transaction, pass: UInt64, at time: TimeInterval
  ) -> Bool {
    guard attribute.isSet else {
      attribute.value = value
      attribute.isSet = true
      return true
    }
    guard attribute.value != value else { return false }
    if attribute.slot < 0 {
      guard transaction.effectiveAnimation != nil else {
        attribute.value = value
        return true
      }
      attribute.slot = claim(attribute, owner: owner, target: target)
    }
    let outcome = pool.set(
      attribute.slot, to: components(of: value, attribute.kind),
      animation: transaction.effectiveAnimation, environment: owner.environmentValues, serial: pass,
      at: time)
    attribute.value = value
    if pool.isActive(attribute.slot) {
      note(outcome, of: attribute.slot, transaction)
    } else {
      drop(&attribute)
    }
    return true
  }

  /// Animates an attribute to a new value from what is shown, and forgets what ran before.
  func restart(
    _ attribute: inout AnimatedAttribute, from shown: SIMD4<Double>, to value: SIMD4<Double>,
    owner: any AttributeOwner, transaction: Transaction, pass: UInt64, at time: TimeInterval
  ) {
    if attribute.slot >= 0 { drop(&attribute) }
    attribute = AnimatedAttribute(attribute.kind, shown)
    _ = set(
      &attribute, to: value, owner: owner, target: -1, transaction: transaction, pass: pass,
      at: time)
  }

  /// Stops an attribute where its model is; who waits for it waits no longer.
  func drop(_ attribute: inout AnimatedAttribute) {
    guard attribute.slot >= 0 else { return }
    release(attribute.slot)
    attribute.slot = -1
  }

  /// Tells a moving attribute which place in the display list it drives now.
  func retarget(_ attribute: AnimatedAttribute, to target: Int32) {
    guard attribute.slot >= 0 else { return }
    pool.setTag(tag(attribute.kind, target), of: attribute.slot)
  }

  /// Has nothing that moves drive the display list until it is told its place there.
  func forgetTargets() { pool.forgetTargets() }

  // MARK: Reading

  /// Returns what is shown of an attribute at a time.
  func presentation(of attribute: AnimatedAttribute, at time: TimeInterval) -> SIMD4<Double> {
    guard attribute.slot >= 0 else { return attribute.value }
    var shown = SIMD4<Double>.zero
    pool.present(attribute.slot, at: time) { shown[$0] = $1 }
    return shown
  }

  /// Writes everything that moves into the display list.
  func present(into list: inout DisplayList, at time: TimeInterval) {
    pool.presentActive(at: time, into: &shown)
    // Read from a copy: each call on the property itself would make one.
    let pool = pool
    for (slot, value) in zip(pool.active, shown) {
      let tag = pool.tag(of: slot)
      let target = Int32(truncatingIfNeeded: tag)
      guard target >= 0, let kind = AnimatedAttribute.Kind(rawValue: UInt8(tag >> 32)) else {
        continue
      }
      list.show(value, kind: kind, at: target)
    }
  }

  // MARK: Deadlines

  /// Does what falls due first, if that is not after a time, and returns when it fell due.
  func runNextDeadline(until time: TimeInterval) -> TimeInterval? {
    while let next = deadlines.next, isDue(next, at: time) {
      guard let (due, action) = deadlines.removeFirst() else { return nil }
      switch action {
      case .slotEnd(let slot, let epoch):
        guard records[Int(slot)].epoch == epoch else { continue }
        let record = records[Int(slot)]
        release(slot)
        record.owner?.attributeDidSettle(record.kind)
      case .trackEnd(let track, let epoch):
        guard track.epoch == epoch else { continue }
        end(track)
        track.didSettle()
      case .logicalEnd(let listener):
        guard !listener.isDone else { continue }
        finish(listener)
      case .alarm(let alarm):
        guard alarm.isSet else { continue }
        ringing.append(alarm)
      }
      return due
    }
    return nil
  }

  /// Has an alarm ring at a time.
  func schedule(_ alarm: Alarm, at time: TimeInterval) {
    deadlines.schedule(.alarm(alarm), at: time)
  }

  /// Takes the alarms that have fallen due.
  func takeRinging() -> [Alarm] {
    defer { ringing.removeAll() }
    return ringing
  }

  /// When the next thing falls due; nil if nothing will.
  func nextDeadline() -> TimeInterval? {
    deadlines.dropFirst { action in
      switch action {
      case .slotEnd(let slot, let epoch): records[Int(slot)].epoch != epoch
      case .trackEnd(let track, let epoch): track.epoch != epoch
      case .logicalEnd(let listener): listener.isDone
      case .alarm(let alarm): !alarm.isSet
      }
    }
    return deadlines.next
  }

  /// Takes the completions that have nothing left to wait for.
  func takeFinished() -> [AnimationCompletion] {
    defer { finished.removeAll() }
    return finished
  }

  // MARK: Slots

  private func claim(
    _ attribute: AnimatedAttribute, owner: any AttributeOwner, target: Int32
  ) -> Int32 {
    let slot = pool.insert(
      components(of: attribute.value, attribute.kind), tag: tag(attribute.kind, target))
    while records.count <= Int(slot) { records.append(Record()) }
    records[Int(slot)].owner = owner
    records[Int(slot)].kind = attribute.kind
    return slot
  }

  private func release(_ slot: Int32) {
    pool.remove(slot)
    let listeners = records[Int(slot)].listeners
    records[Int(slot)].epoch &+= 1
    records[Int(slot)].owner = nil
    records[Int(slot)].listeners = []
    for listener in listeners { finish(listener) }
  }

  func finish(_ listener: SlotListener) {
    guard !listener.isDone else { return }
    listener.isDone = true
    listener.completion.pending -= 1
    if listener.completion.pending == 0 { finished.append(listener.completion) }
  }

  private func note(
    _ outcome: AnimationPool.Outcome, of slot: Int32, _ transaction: Transaction
  ) {
    guard case .animating(let logicalEnd, let end) = outcome else { return }
    records[Int(slot)].epoch &+= 1
    deadlines.schedule(.slotEnd(slot: slot, epoch: records[Int(slot)].epoch), at: end)
    records[Int(slot)].listeners += listeners(of: transaction, logicalEnd: min(logicalEnd, end))
  }

  /// Returns what has a transaction's completions wait for a motion that has begun.
  func listeners(of transaction: Transaction, logicalEnd: TimeInterval) -> [SlotListener] {
    transaction.completions.filter(\.isWaiting).map { completion in
      let listener = SlotListener(completion)
      completion.pending += 1
      if completion.criteria == .logicallyComplete {
        deadlines.schedule(.logicalEnd(listener), at: logicalEnd)
      }
      return listener
    }
  }

  private func components(of value: SIMD4<Double>, _ kind: AnimatedAttribute.Kind) -> [Double] {
    (0..<kind.width).map { value[$0] }
  }

  private func tag(_ kind: AnimatedAttribute.Kind, _ target: Int32) -> UInt64 {
    UInt64(kind.rawValue) << 32 | UInt64(UInt32(bitPattern: target))
  }
}

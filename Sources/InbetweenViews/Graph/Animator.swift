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
  private var deadlines = DeadlineQueue()
  /// The completions that have nothing left to wait for.
  private(set) var finished: [AnimationCompletion] = []

  private struct Record {
    weak var owner: (any AttributeOwner)?
    var kind = AnimatedAttribute.Kind.frame
    var epoch: UInt32 = 0
    var listeners: [SlotListener] = []
  }

  /// Whether anything is in motion.
  var isMoving: Bool { !pool.active.isEmpty }

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
      case .logicalEnd(let listener):
        guard !listener.isDone else { continue }
        finish(listener)
      }
      return due
    }
    return nil
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

  private func finish(_ listener: SlotListener) {
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
    for completion in transaction.completions where completion.isWaiting {
      let listener = SlotListener(completion)
      completion.pending += 1
      records[Int(slot)].listeners.append(listener)
      if completion.criteria == .logicallyComplete {
        deadlines.schedule(.logicalEnd(listener), at: min(logicalEnd, end))
      }
    }
  }

  private func components(of value: SIMD4<Double>, _ kind: AnimatedAttribute.Kind) -> [Double] {
    (0..<kind.width).map { value[$0] }
  }

  private func tag(_ kind: AnimatedAttribute.Kind, _ target: Int32) -> UInt64 {
    UInt64(kind.rawValue) << 32 | UInt64(UInt32(bitPattern: target))
  }
}

extension DisplayList {
  /// Shows the numbers of an attribute.
  mutating func show(_ value: SIMD4<Double>, kind: AnimatedAttribute.Kind, at target: Int32) {
    let (x, y) = (value[0] / metrics.width, value[1] / metrics.height)
    switch kind {
    case .frame:
      setFrame(
        CellRect(
          x: x, y: y, width: value[2] / metrics.width, height: value[3] / metrics.height),
        ofItem: target)
    case .origin:
      let old = items[Int(target)].frame
      setFrame(CellRect(x: x, y: y, width: old.width, height: old.height), ofItem: target)
    case .offset: setOffset(x: x, y: y, ofScope: target)
    case .opacity: setOpacity(value[0], ofScope: target)
    case .paint: setPaint(RGBA(linear: value), ofItem: target)
    case .group, .part: break
    case .window:
      setOffset(x: x, y: y, ofScope: target)
      guard scopes[Int(target)].clip != nil else { return }
      let (width, height) = (value[2] / metrics.width, value[3] / metrics.height)
      setClip(CellRect(x: 0, y: 0, width: width, height: height), ofScope: target)
    }
  }
}

extension RGBA {
  /// Creates a colour from components proportional to light and an opacity, each times 128.
  init(linear value: SIMD4<Double>) {
    func encoded(_ component: Double) -> Float {
      Float(min(1, max(0, gammaEncoded(component / 128))))
    }
    self.init(
      red: encoded(value[0]), green: encoded(value[1]), blue: encoded(value[2]),
      alpha: Float(min(1, max(0, value[3] / 128))))
  }
}

extension Color.Resolved {
  /// The components as a ``AnimatedAttribute/Kind/paint`` attribute keeps them.
  var attribute: SIMD4<Double> {
    func finite(_ component: Float) -> Double { component.isFinite ? Double(component) * 128 : 0 }
    return SIMD4(finite(linearRed), finite(linearGreen), finite(linearBlue), finite(opacity))
  }
}

import Foundation

extension AnimationRun {
  /// How a value's vectors change when a new animation takes it over.
  package enum Succession: Sendable {
    /// The value was at rest: its only target is the change.
    case start
    /// The new target joins the others; the first `dropping` of them no longer matter.
    case overlay(dropping: Int)
    /// A spring goes on from the value's place and velocity; only the newest target stays.
    case merge
  }

  /// Returns the run of values that begin an animation, and how their vectors change.
  ///
  /// Shape: `previous` is the run that moves them until now, nil for values at rest.
  package static func successor(
    of previous: AnimationRun?, animation: Animation, at time: TimeInterval
  ) -> (run: AnimationRun, succession: Succession) {
    guard let previous else { return (starting(animation, at: time), .start) }
    if let merged = previous.merged(with: animation, at: time) { return (merged, .merge) }
    return previous.overlaid(with: animation, at: time)
  }

  /// Returns the run of a spring that goes on from a place and a velocity which no run gave it.
  static func takingOver(_ animation: Animation, spring: FluidSpring, at time: TimeInterval) -> Self
  {
    let takeover = SpringTakeover(
      spring: spring, clockStart: time, speed: 1, innerStart: 0, blendingFrom: nil)
    return Self(
      entries: [Entry(animation: animation, start: time, end: nil)], takeover: takeover,
      logicalEnd: time + animation.logicalDuration)
  }

  private static func starting(_ animation: Animation, at time: TimeInterval) -> AnimationRun {
    AnimationRun(
      entries: [entry(animation, at: time)], takeover: nil,
      logicalEnd: time + animation.logicalDuration)
  }

  private static func entry(_ animation: Animation, at time: TimeInterval) -> Entry {
    Entry(animation: animation, start: time, end: animation.duration.map { time + $0 })
  }

  /// A fluid spring takes over whatever ran before; a wrapped one only its like.
  private func merged(with animation: Animation, at time: TimeInterval) -> AnimationRun? {
    guard let mapped = animation.fluidSpring else { return nil }
    let newest = entries[entries.count - 1].animation
    let isWrapped = mapped.delay != 0 || mapped.speed != 1 || !animation.isFluidSpring
    if isWrapped && !(targetCount == 1 && animation.hasSameWrapping(as: newest)) { return nil }
    let older = takeover ?? plainTakeover
    let clockStart = isWrapped ? entries[0].start : time
    let inner = max(0, (time - clockStart - mapped.delay) * mapped.speed)
    let takeover = SpringTakeover(
      spring: mapped.spring, clockStart: clockStart + mapped.delay, speed: mapped.speed,
      innerStart: inner, blendingFrom: targetCount == 1 ? older?.effectiveResponse(at: time) : nil
    )
    let untilComplete = max(0, animation.logicalDuration - mapped.delay)
    let logicalEnd = takeover.outerTime(
      inner: inner + untilComplete * (isWrapped ? mapped.speed : 1))
    return AnimationRun(
      entries: [Entry(animation: animation, start: clockStart, end: nil)], takeover: takeover,
      logicalEnd: logicalEnd)
  }

  /// The spring that runs from rest, seen as one that took over.
  private var plainTakeover: SpringTakeover? {
    guard targetCount == 1, let mapped = entries[0].animation.fluidSpring else { return nil }
    return SpringTakeover(
      spring: mapped.spring, clockStart: entries[0].start + mapped.delay, speed: mapped.speed,
      innerStart: 0, blendingFrom: nil)
  }

  /// Whatever does not merge is laid over the motion so far, less what no longer matters.
  private func overlaid(
    with animation: Animation, at time: TimeInterval
  ) -> (AnimationRun, Succession) {
    var kept = entries
    let dropping = forgottenTargets(at: time)
    var left = dropping
    while left > 0, let oldest = kept.first {
      let count = min(left, oldest.count)
      left -= count
      if count == oldest.count { kept.removeFirst() } else { kept[0].count -= count }
    }
    let newest = AnimationRun.entry(animation, at: time)
    let isTakeover = takeover != nil && dropping == 0 && kept.count == 1
    if let last = kept.last, !isTakeover, last.start == time, last.animation == animation {
      kept[kept.count - 1].count += 1
    } else {
      kept.append(newest)
    }
    let run = AnimationRun(
      entries: kept, takeover: dropping == 0 ? takeover : nil,
      logicalEnd: time + animation.logicalDuration)
    return (run, .overlay(dropping: dropping))
  }

  /// Returns how many of the oldest targets have no share in the motion from a time on.
  ///
  /// Shape: what an animation leaves to the motion below it is at most its ``Animation/distance(from:)``, and
  /// nothing once it is over. The targets go whose share stays below 2^-80 of the way, far below the last bit of
  /// a sum; the newest always stays.
  private func forgottenTargets(at time: TimeInterval) -> Int {
    let least = 0x1p-80 / entries.reduce(1) { $0 * $1.animation.amplification }
    var share = 1.0
    var older = targetCount
    for entry in entries.reversed() {
      older -= entry.count
      if let end = entry.end, isDue(end, at: time) { return older + entry.count - 1 }
      let rest = entry.animation.distance(from: max(0, time - entry.start))
      for index in 0..<entry.count {
        share *= rest
        if share == 0 || share < least { return older + entry.count - 1 - index }
      }
    }
    return 0
  }
}

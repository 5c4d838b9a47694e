import Foundation

/// A fluid spring that goes on from a place and a velocity.
///
/// Shape: time is mapped as the spring's wrappers ask for: inner = (t - clockStart) * speed, and the spring
/// took over at `innerStart`. While it blends from another response both fundamental solutions are stepped
/// at 1/300 s with the response of each step's middle, once for all values; closed form after.
struct SpringTakeover: Sendable {
  let spring: FluidSpring
  let clockStart: TimeInterval
  let speed: Double
  let innerStart: TimeInterval
  private let olderResponse: Double
  /// The fundamental solutions at n/300 s while the response blends; empty where it does not.
  private let blended: [DampedOscillator.Response]

  static let step = 1.0 / 300

  init(
    spring: FluidSpring, clockStart: TimeInterval, speed: Double, innerStart: TimeInterval,
    blendingFrom older: Double?
  ) {
    self.spring = spring
    self.clockStart = clockStart
    self.speed = speed
    self.innerStart = innerStart
    let older = older ?? spring.response
    olderResponse = older
    blended = SpringTakeover.blend(spring, from: older)
  }

  /// Returns the fundamental solutions at a time of the program.
  func response(at time: TimeInterval) -> DampedOscillator.Response {
    solution(after: max(0, (time - clockStart) * speed - innerStart))
  }

  /// Returns when, in the program's time, an inner moment comes.
  func outerTime(inner: TimeInterval) -> TimeInterval {
    speed > 0 ? clockStart + inner / speed : .infinity
  }

  /// Returns the response that the spring has at a time, in mid-blend too.
  func effectiveResponse(at time: TimeInterval) -> Double {
    let inner = max(0, (time - clockStart) * speed - innerStart)
    return SpringTakeover.response(of: spring, from: olderResponse, at: inner)
  }

  /// Returns when a value comes to rest by SwiftUI's thresholds, in the program's time.
  func end(
    distanceSquared: Double, dot: Double, velocitySquared: Double, intervalSquared: Double
  ) -> TimeInterval {
    var rest = 0.0
    var (distance, cross, speedSquared) = (distanceSquared, dot, velocitySquared)
    // In mid-blend each step has a spring of its own, whose conditions are asked for at its beginning.
    for (index, state) in blended.enumerated() {
      let (g, h, gv, hv) = (state.g, state.h, state.gv, state.hv)
      distance = g * g * distanceSquared + 2 * g * h * dot + h * h * velocitySquared
      speedSquared = gv * gv * distanceSquared + 2 * gv * hv * dot + hv * hv * velocitySquared
      cross = g * gv * distanceSquared + (g * hv + h * gv) * dot + h * hv * velocitySquared
      rest = Double(index) * SpringTakeover.step
      let response = SpringTakeover.response(of: spring, from: olderResponse, at: rest)
      let oscillator = DampedOscillator(
        response: response, dampingFraction: spring.dampingFraction)
      if oscillator.isAtRest(
        distanceSquared: distance, dot: cross, velocitySquared: speedSquared,
        intervalSquared: intervalSquared)
      {
        return outerTime(inner: innerStart + rest)
      }
    }
    rest += spring.oscillator.restTime(
      distanceSquared: distance, dot: cross, velocitySquared: speedSquared,
      intervalSquared: intervalSquared)
    return outerTime(inner: innerStart + rest)
  }

  private func solution(after inner: TimeInterval) -> DampedOscillator.Response {
    guard let last = blended.last else { return spring.oscillator.response(at: inner) }
    let blendEnd = Double(blended.count - 1) * SpringTakeover.step
    if inner >= blendEnd {
      return last.followed(by: spring.oscillator.response(at: inner - blendEnd))
    }
    let index = min(Int(inner / SpringTakeover.step), blended.count - 2)
    let start = Double(index) * SpringTakeover.step
    let oscillator = SpringTakeover.oscillator(of: spring, from: olderResponse, step: index)
    return blended[index].followed(by: oscillator.response(at: inner - start))
  }

  private static func blend(
    _ spring: FluidSpring, from older: Double
  ) -> [DampedOscillator.Response] {
    guard older != spring.response, older.isFinite, spring.blendDuration > 0,
      spring.blendDuration.isFinite
    else { return [] }
    let count = Int((min(spring.blendDuration, 60) / step).rounded(.up))
    var states = [DampedOscillator.Response(g: 1, gv: 0, h: 0, hv: 1)]
    states.reserveCapacity(count + 1)
    for index in 0..<count {
      let oscillator = oscillator(of: spring, from: older, step: index)
      states.append(states[index].followed(by: oscillator.response(at: step)))
    }
    return states
  }

  private static func oscillator(
    of spring: FluidSpring, from older: Double, step index: Int
  ) -> DampedOscillator {
    let middle = (Double(index) + 0.5) * step
    return DampedOscillator(
      response: response(of: spring, from: older, at: middle),
      dampingFraction: spring.dampingFraction)
  }

  /// The smoothstep from the older response to the spring's own.
  private static func response(
    of spring: FluidSpring, from older: Double, at inner: TimeInterval
  ) -> Double {
    guard older != spring.response, spring.blendDuration > 0 else { return spring.response }
    let progress = min(1, max(0, inner / spring.blendDuration))
    let eased = progress * progress * (3 - 2 * progress)
    return spring.response + (older - spring.response) * (1 - eased)
  }
}

extension DampedOscillator.Response {
  /// Returns the solutions of this time span followed by another.
  func followed(by next: DampedOscillator.Response) -> DampedOscillator.Response {
    DampedOscillator.Response(
      g: next.g * g + next.h * gv, gv: next.gv * g + next.hv * gv,
      h: next.g * h + next.h * hv, hv: next.gv * h + next.hv * hv)
  }
}

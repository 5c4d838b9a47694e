import Foundation

extension Animation {
  /// The fluid spring in here and its time: `inner = (outer - delay) * speed`, and 0 before.
  ///
  /// Shape: nil unless the animation is a fluid spring, bare or with delays, speeds and
  /// `logicallyComplete(after:)` around it. Edges: a speed of 0 or less is 0.
  package var fluidSpring: (spring: FluidSpring, delay: TimeInterval, speed: Double)? {
    switch kind {
    case .fluidSpring(let spring): return (spring, 0, 1)
    case .logicallyComplete(let animation): return animation.base.fluidSpring
    case .delay(let animation):
      return animation.base.fluidSpring.map { ($0.spring, $0.delay + animation.delay, $0.speed) }
    case .speed(let animation):
      return animation.base.fluidSpring.map {
        animation.speed > 0
          ? ($0.spring, $0.delay / animation.speed, $0.speed * animation.speed) : ($0.spring, 0, 0)
      }
    case .timingCurve, .unitCurve, .interpolatingSpring, .repeating, .custom: return nil
    }
  }

  /// Whether this is a fluid spring without any modifier.
  package var isFluidSpring: Bool {
    if case .fluidSpring = kind { return true }
    return false
  }

  /// Whether both are fluid springs, perhaps different ones, within equal modifiers in the same order.
  package func hasSameWrapping(as other: Animation) -> Bool {
    switch (kind, other.kind) {
    case (.fluidSpring, .fluidSpring): true
    case (.delay(let lhs), .delay(let rhs)):
      lhs.delay == rhs.delay && lhs.base.hasSameWrapping(as: rhs.base)
    case (.speed(let lhs), .speed(let rhs)):
      lhs.speed == rhs.speed && lhs.base.hasSameWrapping(as: rhs.base)
    case (.repeating(let lhs), .repeating(let rhs)):
      lhs.count == rhs.count && lhs.autoreverses == rhs.autoreverses
        && lhs.base.hasSameWrapping(as: rhs.base)
    case (.logicallyComplete(let lhs), .logicallyComplete(let rhs)):
      lhs.duration == rhs.duration && lhs.base.hasSameWrapping(as: rhs.base)
    default: false
    }
  }
}

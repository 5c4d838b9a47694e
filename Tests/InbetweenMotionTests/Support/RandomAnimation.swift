import InbetweenMotion

/// Animations of every kind, some of them with numbers that make no sense.
struct RandomAnimation {
  var random: Seeded

  private static let hostile = [0, -1, .nan, .infinity, -.infinity, 1e-9, -1e-9, 1e9, 1e300]

  /// Returns a number of a range, and now and then one that nobody should ask for.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    if Int.random(in: 0..<12, using: &random) == 0 {
      return RandomAnimation.hostile.randomElement(using: &random) ?? 0
    }
    return random.next(range)
  }

  mutating func next() -> Animation {
    var animation = base()
    for _ in 0..<Int.random(in: 0...2, using: &random) { animation = modified(animation) }
    return animation
  }

  private mutating func base() -> Animation {
    let duration = number(0.01...1.5)
    switch Int.random(in: 0..<14, using: &random) {
    case 0: return .linear(duration: duration)
    case 1: return .easeInOut(duration: duration)
    case 2:
      return .timingCurve(
        number(0...1), number(-1...2), number(0...1), number(-1...2), duration: duration)
    case 3: return .timingCurve(.circularEaseInOut, duration: duration)
    case 4: return .timingCurve(.steps(3, .jumpBoth), duration: duration)
    case 5:
      return .timingCurve(
        .linear(stops: [0, .init(number(-2...2), at: number(0...1)), 1]), duration: duration)
    case 6, 7:
      return .spring(
        duration: duration, bounce: number(-0.9...0.9), blendDuration: number(0...0.5))
    case 8:
      return .spring(
        response: duration, dampingFraction: number(0.05...3), blendDuration: number(0...0.5))
    case 9:
      return .interpolatingSpring(
        mass: number(0.1...3), stiffness: number(1...500), damping: number(0.5...60),
        initialVelocity: number(-10...10))
    case 10: return .interpolatingSpring(duration: duration, bounce: number(-0.9...0.9))
    case 11: return .interactiveSpring
    case 12: return Animation(OwnLinear(duration: number(0.01...1)))
    default: return .default
    }
  }

  private mutating func modified(_ animation: Animation) -> Animation {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: animation.delay(number(-0.3...0.6))
    case 1: animation.speed(number(0.2...4))
    case 2:
      animation.repeatCount(
        Int.random(in: -1...4, using: &random), autoreverses: Bool.random(using: &random))
    case 3: animation.repeatForever(autoreverses: Bool.random(using: &random))
    default: animation.logicallyComplete(after: number(0...1))
    }
  }
}

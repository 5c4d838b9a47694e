import InbetweenMotion
import Testing

/// Returns the animation that the reference files describe by a factory and modifiers.
func makeAnimation(_ factory: JSON, modifiers: JSON = .null) throws -> Animation {
  var animation = try makeAnimation(factory)
  for modifier in modifiers.array ?? [] {
    let reverses = modifier["autoreverses"].bool
    if let delay = modifier["delay"].number {
      animation = animation.delay(delay)
    } else if let speed = modifier["speed"].number {
      animation = animation.speed(speed)
    } else if let count = modifier["repeatCount"].number {
      animation = animation.repeatCount(Int(count), autoreverses: try #require(reverses as Bool?))
    } else if modifier["repeatForever"].bool == true {
      animation = animation.repeatForever(autoreverses: try #require(reverses as Bool?))
    } else {
      animation = animation.logicallyComplete(
        after: try #require(modifier["logicallyComplete"].number))
    }
  }
  return animation
}

private func makeAnimation(_ factory: JSON) throws -> Animation {
  let name = try #require(factory["name"].string)
  let duration = factory["duration"].number
  switch name {
  case "default": return .default
  case "linear": return duration.map(Animation.linear(duration:)) ?? .linear
  case "easeIn": return duration.map(Animation.easeIn(duration:)) ?? .easeIn
  case "easeOut": return duration.map(Animation.easeOut(duration:)) ?? .easeOut
  case "easeInOut": return duration.map(Animation.easeInOut(duration:)) ?? .easeInOut
  case "timingCurve":
    let points = try #require(factory["controlPoints"].numbers).map { try #require($0) }
    return .timingCurve(
      points[0], points[1], points[2], points[3], duration: try #require(duration))
  case "interpolatingSpring": return try makeInterpolatingSpring(factory)
  default: return try makeFluidSpring(name, factory)
  }
}

private func makeInterpolatingSpring(_ factory: JSON) throws -> Animation {
  let velocity = factory["initialVelocity"].number ?? 0
  if let stiffness = factory["stiffness"].number {
    return .interpolatingSpring(
      mass: factory["mass"].number ?? 1, stiffness: stiffness,
      damping: try #require(factory["damping"].number), initialVelocity: velocity)
  }
  guard let duration = factory["duration"].number else { return .interpolatingSpring }
  return .interpolatingSpring(
    duration: duration, bounce: factory["bounce"].number ?? 0, initialVelocity: velocity)
}

private func makeFluidSpring(_ name: String, _ factory: JSON) throws -> Animation {
  let (duration, extra) = (factory["duration"].number, factory["extraBounce"].number ?? 0)
  let response = factory["response"].number
  let isByResponse = factory["overload"].string?.hasPrefix("response") == true
  switch name {
  case "spring":
    if let response {
      return .spring(
        response: response, dampingFraction: try #require(factory["dampingFraction"].number))
    }
    return duration.map { .spring(duration: $0, bounce: factory["bounce"].number ?? 0) } ?? .spring
  case "interactiveSpring":
    if let response {
      return .interactiveSpring(
        response: response, dampingFraction: try #require(factory["dampingFraction"].number))
    }
    if isByResponse { return .interactiveSpring(response: 0.15) }
    return duration.map { .interactiveSpring(duration: $0, extraBounce: extra) }
      ?? .interactiveSpring
  case "smooth": return duration.map { .smooth(duration: $0, extraBounce: extra) } ?? .smooth
  case "snappy": return duration.map { .snappy(duration: $0, extraBounce: extra) } ?? .snappy
  case "bouncy": return duration.map { .bouncy(duration: $0, extraBounce: extra) } ?? .bouncy
  default: return try #require(nil as Animation?, "no such animation: \(name)")
  }
}

import InbetweenMotion
import Testing

/// Returns the spring that the parameters of a reference file describe.
func makeSpring(_ parameters: JSON) throws -> Spring {
  func number(_ key: String) throws -> Double { try #require(parameters[key].number) }
  switch parameters["init"].string {
  case "duration-bounce":
    return Spring(duration: try number("duration"), bounce: try number("bounce"))
  case "response-dampingRatio":
    return Spring(response: try number("response"), dampingRatio: try number("dampingRatio"))
  case "mass-stiffness-damping":
    return Spring(
      mass: try number("mass"), stiffness: try number("stiffness"), damping: try number("damping"),
      allowOverDamping: try #require(parameters["allowOverDamping"].bool as Bool?))
  case "settlingDuration-dampingRatio":
    return Spring(
      settlingDuration: try number("settlingDuration"), dampingRatio: try number("dampingRatio"),
      epsilon: try number("epsilon"))
  default: return try makePreset(parameters)
  }
}

private func makePreset(_ parameters: JSON) throws -> Spring {
  let extra = parameters["extraBounce"].number ?? 0
  switch (parameters["preset"].string, parameters["duration"].number) {
  case ("smooth", nil): return .smooth
  case ("snappy", nil): return .snappy
  case ("bouncy", nil): return .bouncy
  case ("smooth", let duration?): return .smooth(duration: duration, extraBounce: extra)
  case ("snappy", let duration?): return .snappy(duration: duration, extraBounce: extra)
  case ("bouncy", let duration?): return .bouncy(duration: duration, extraBounce: extra)
  default: return try #require(nil as Spring?, "no such spring: \(parameters)")
  }
}

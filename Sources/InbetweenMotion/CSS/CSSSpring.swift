/// The springs that can be written like a CSS function, with labels as in Swift.
enum CSSSpring {
  static let names = ["spring", "smooth", "snappy", "bouncy", "interactive-spring"]

  /// The labels that go together; the first one written decides.
  static func families(of name: String) -> [[String]] {
    switch name {
    case "spring":
      [
        ["duration", "bounce", "blendDuration"],
        ["response", "dampingFraction", "blendDuration"], ["mass", "stiffness", "damping"],
      ]
    case "interactive-spring": [["duration", "extraBounce", "blendDuration"]]
    default: [["duration", "extraBounce"]]
    }
  }

  /// Returns the spring with some arguments, and its defaults for the others.
  static func animation(_ name: String, _ values: [String: Double]) -> Animation {
    let duration = values["duration"]
    let extra = values["extraBounce"] ?? 0
    switch name {
    case "smooth": return .smooth(duration: duration ?? 0.5, extraBounce: extra)
    case "snappy": return .snappy(duration: duration ?? 0.5, extraBounce: extra)
    case "bouncy": return .bouncy(duration: duration ?? 0.5, extraBounce: extra)
    case "interactive-spring":
      return .interactiveSpring(
        duration: duration ?? 0.15, extraBounce: extra,
        blendDuration: values["blendDuration"] ?? 0.25)
    default: return spring(values)
    }
  }

  private static func spring(_ values: [String: Double]) -> Animation {
    let blend = values["blendDuration"] ?? 0
    if values["stiffness"] != nil || values["mass"] != nil || values["damping"] != nil {
      return .spring(
        Spring(
          mass: values["mass"] ?? 1, stiffness: values["stiffness"] ?? 100,
          damping: values["damping"] ?? 10, allowOverDamping: true))
    }
    if values["response"] != nil || values["dampingFraction"] != nil {
      return .spring(
        response: values["response"] ?? 0.5, dampingFraction: values["dampingFraction"] ?? 0.825,
        blendDuration: blend)
    }
    return .spring(
      duration: values["duration"] ?? 0.5, bounce: values["bounce"] ?? 0, blendDuration: blend)
  }
}

extension CSSEasingParser {
  /// Reads the arguments of a spring whose name was read.
  mutating func spring(_ name: String, isCall: Bool) throws(CSSEasingError) -> Animation {
    guard isCall, !scanner.take(")") else { return CSSSpring.animation(name, [:]) }
    var values: [String: Double] = [:]
    var family: [String]?
    repeat {
      let families = CSSSpring.families(of: name)
      var labels: [String] = []
      for label in family ?? families.flatMap({ $0 })
      where values[label] == nil && !labels.contains(label) { labels.append(label) }
      let label = try self.label(of: name, labels)
      if family == nil, let first = families.first(where: { $0.contains(label) }),
        label != "blendDuration"
      {
        family = first
      }
      values[label] = try springNumber(label)
    } while scanner.take(",")
    try close("a comma or )")
    return CSSSpring.animation(name, values)
  }

  private mutating func label(
    of name: String, _ labels: [String]
  ) throws(CSSEasingError) -> String {
    let expected =
      labels.isEmpty ? "no more arguments of \(name)" : "one of " + labels.joined(separator: ", ")
    guard let word = scanner.word() else {
      throw unexpected(expected, suggestion: "write for instance \(name)(duration: 0.5)")
    }
    guard labels.contains(word.text) else {
      throw CSSEasingError(
        column: word.column, expected: expected, found: word.text,
        suggestion: nearestName(to: word.text, in: labels).map { "did you mean \($0)?" })
    }
    if !scanner.take(":") { throw unexpected(": and a number after \(word.text)") }
    return word.text
  }

  private mutating func springNumber(_ label: String) throws(CSSEasingError) -> Double {
    let start = scanner
    let isTime = ["duration", "response", "blendDuration"].contains(label)
    guard let number = scanner.number() else { throw unexpected("a number for \(label)") }
    let seconds = ["": 1.0, "s": 1, "ms": 0.001]
    guard let factor = isTime ? seconds[number.unit] : number.unit.isEmpty ? 1 : nil else {
      scanner = start
      throw unexpected(isTime ? "a time in s or ms" : "a number without a unit")
    }
    let mayBeZero = ["blendDuration", "damping", "dampingFraction"].contains(label)
    let mayBeNegative = ["bounce", "extraBounce"].contains(label)
    if !mayBeNegative && (number.value < 0 || (number.value == 0 && !mayBeZero)) {
      scanner = start
      throw unexpected("a \(label) \(mayBeZero ? "of 0 or more" : "above 0")")
    }
    return number.value * factor
  }
}

/// Reads CSS easing functions, and springs in the same manner.
struct CSSEasingParser {
  /// What a function describes.
  enum Easing {
    case curve(UnitCurve)
    case spring(Animation)
  }

  var scanner: CSSEasingScanner

  init(_ css: String) { scanner = CSSEasingScanner(css) }

  private static let keywords: [(name: String, curve: UnitCurve)] = [
    ("linear", .linear),
    ("ease", .cubicBezier(0.25, 0.1, 0.25, 1)),
    ("ease-in", .cubicBezier(0.42, 0, 1, 1)),
    ("ease-out", .cubicBezier(0, 0, 0.58, 1)),
    ("ease-in-out", .cubicBezier(0.42, 0, 0.58, 1)),
    ("step-start", .steps(1, .jumpStart)),
    ("step-end", .steps(1, .jumpEnd)),
  ]

  private static let functions = ["cubic-bezier", "linear", "steps"]

  private static let names = keywords.map(\.name) + ["cubic-bezier", "steps"] + CSSSpring.names

  /// Reads one easing function.
  mutating func easing() throws(CSSEasingError) -> Easing {
    let column = scanner.column()
    guard let word = scanner.word() else {
      throw unexpected("an easing function", suggestion: "write for instance ease-in-out")
    }
    let name = word.text.lowercased()
    let isCall = scanner.take("(")
    if CSSSpring.names.contains(name) {
      return .spring(try spring(name, isCall: isCall))
    }
    switch (name, isCall) {
    case ("cubic-bezier", true): return .curve(try cubicBezier())
    case ("linear", true): return .curve(try linear())
    case ("steps", true): return .curve(try steps())
    case ("cubic-bezier", false): throw unexpected("( and four numbers after cubic-bezier")
    case ("steps", false): throw unexpected("( and a number after steps")
    default: break
    }
    guard let keyword = CSSEasingParser.keywords.first(where: { $0.name == name }) else {
      let near = nearestName(to: name, in: CSSEasingParser.names)
      throw CSSEasingError(
        column: column, expected: "an easing function", found: word.text,
        suggestion: near.map { "did you mean \($0)?" }
          ?? "there are " + CSSEasingParser.names.joined(separator: ", "))
    }
    if isCall {
      throw CSSEasingError(
        column: column + word.text.count, expected: "nothing after \(name)", found: "(",
        suggestion: "only " + CSSEasingParser.functions.joined(separator: ", ")
          + " and springs take arguments")
    }
    return .curve(keyword.curve)
  }

  /// Reads nothing more.
  mutating func end() throws(CSSEasingError) {
    if !scanner.isAtEnd() { throw unexpected("the end") }
  }

  private mutating func cubicBezier() throws(CSSEasingError) -> UnitCurve {
    var points: [Double] = []
    for index in 0..<4 {
      if index > 0 { try comma("a comma and number \(index + 1) of 4") }
      let number = try plainNumber("a number")
      if index % 2 == 0 && !(0...1 ~= number.value) {
        throw CSSEasingError(
          column: number.column, expected: "a number from 0 to 1", found: number.text,
          suggestion: "the first and third number are times, which cannot leave 0 to 1")
      }
      points.append(number.value)
    }
    try close()
    return .cubicBezier(points[0], points[1], points[2], points[3])
  }

  private mutating func linear() throws(CSSEasingError) -> UnitCurve {
    var stops: [UnitCurve.LinearStop] = []
    repeat {
      stops.append(try stop())
    } while scanner.take(",")
    try close("a comma or )")
    return .linear(stops: stops)
  }

  /// A number with up to two percentages before or after it.
  private mutating func stop() throws(CSSEasingError) -> UnitCurve.LinearStop {
    var places = try percentages()
    let value = try plainNumber("a number")
    let hadPlaces = !places.isEmpty
    let column = scanner.column()
    let later = try percentages()
    if hadPlaces && !later.isEmpty {
      throw CSSEasingError(
        column: column, expected: "a comma or )", found: later.first?.text,
        suggestion: "percentages stand on one side of the number")
    }
    places += later
    return UnitCurve.LinearStop(
      value.value, at: places.first.map { $0.value / 100 },
      until: places.count > 1 ? places[1].value / 100 : nil)
  }

  private mutating func percentages() throws(CSSEasingError) -> [CSSEasingScanner.Number] {
    var found: [CSSEasingScanner.Number] = []
    while found.count < 2 {
      let start = scanner
      guard let number = scanner.number(), number.unit == "%" else {
        scanner = start
        break
      }
      found.append(number)
    }
    return found
  }

  private mutating func steps() throws(CSSEasingError) -> UnitCurve {
    let number = try plainNumber("a whole number of steps")
    guard number.value >= 1, number.value == number.value.rounded(), number.value <= 1e9 else {
      throw CSSEasingError(
        column: number.column, expected: "a whole number of steps, 1 or more", found: number.text,
        suggestion: nil)
    }
    let position = scanner.take(",") ? try stepPosition() : .jumpEnd
    if position == .jumpNone && number.value < 2 {
      throw CSSEasingError(
        column: number.column, expected: "2 or more steps with jump-none", found: number.text,
        suggestion: "one step that does not jump never moves")
    }
    try close("a comma or )")
    return .steps(Int(number.value), position)
  }

  private static let positions: [(name: String, position: UnitCurve.StepPosition)] = [
    ("jump-start", .jumpStart), ("jump-end", .jumpEnd), ("jump-none", .jumpNone),
    ("jump-both", .jumpBoth), ("start", .jumpStart), ("end", .jumpEnd),
  ]

  private mutating func stepPosition() throws(CSSEasingError) -> UnitCurve.StepPosition {
    let names = CSSEasingParser.positions.map(\.name)
    let expected = "one of " + names.joined(separator: ", ")
    guard let word = scanner.word() else { throw unexpected(expected) }
    let name = word.text.lowercased()
    guard let known = CSSEasingParser.positions.first(where: { $0.name == name }) else {
      throw CSSEasingError(
        column: word.column, expected: expected, found: word.text,
        suggestion: nearestName(to: name, in: names).map { "did you mean \($0)?" })
    }
    return known.position
  }
}

extension CSSEasingParser {
  /// An error about what comes next.
  mutating func unexpected(_ expected: String, suggestion: String? = nil) -> CSSEasingError {
    CSSEasingError(
      column: scanner.column(), expected: expected, found: scanner.next(), suggestion: suggestion)
  }

  /// Reads a number without a unit.
  mutating func plainNumber(_ expected: String) throws(CSSEasingError) -> CSSEasingScanner.Number {
    let start = scanner
    guard let number = scanner.number() else { throw unexpected(expected) }
    if !number.unit.isEmpty {
      scanner = start
      throw unexpected("\(expected) without a unit")
    }
    return number
  }

  mutating func comma(_ expected: String) throws(CSSEasingError) {
    if !scanner.take(",") { throw unexpected(expected) }
  }

  mutating func close(_ expected: String = ")") throws(CSSEasingError) {
    if !scanner.take(")") { throw unexpected(expected) }
  }
}

import Foundation

extension Animation {
  /// Creates an animation from a CSS easing function, or from a spring written like one.
  ///
  /// Not in SwiftUI. Shape: a function as in ``UnitCurve/init(css:)`` with up to two times before or after, the
  /// duration (0.35 s without) and the delay, as in a CSS transition; times alone are `ease`. Or `spring`,
  /// `smooth`, `snappy`, `bouncy`, `interactive-spring`, with arguments as in Swift. Errors: a
  /// ``CSSEasingError`` that names the place.
  ///
  ///     try Animation(css: "cubic-bezier(0.68, -0.6, 0.32, 1.6) 0.5s 100ms")
  ///     try Animation(css: "spring(duration: 0.5, bounce: 0.3)")
  public init(css: String) throws(CSSEasingError) {
    var parser = CSSEasingParser(css)
    var times: [CSSEasingScanner.Number] = []
    var easing: CSSEasingParser.Easing?
    while easing == nil || !parser.scanner.isAtEnd() {
      if let time = try parser.time(index: times.count) {
        times.append(time)
      } else if easing == nil, times.isEmpty || !parser.scanner.isAtEnd() {
        easing = try parser.easing()
      } else if easing == nil {
        easing = .curve(.cubicBezier(0.25, 0.1, 0.25, 1))
      } else {
        throw parser.unexpected(times.count < 2 ? "a time or the end" : "the end")
      }
    }
    switch easing {
    case .spring(let spring):
      if let time = times.first {
        throw CSSEasingError(
          column: time.column, expected: "no time beside a spring", found: time.text,
          suggestion: "write it inside: spring(duration: \(time.text))")
      }
      self = spring
    case .curve(let curve):
      let base = Animation(curve: curve, duration: times.first?.seconds ?? Self.defaultDuration)
      self = times.count > 1 ? base.delay(times[1].seconds) : base
    case nil: self = .default
    }
  }

  /// Bézier curves become what `timingCurve(_:_:_:_:duration:)` makes of them, so that they are equal.
  private init(curve: UnitCurve, duration: TimeInterval) {
    switch curve.kind {
    case .linear: self = .linear(duration: duration)
    case .extendedBezier(let bezier):
      self = .timingCurve(bezier.x1, bezier.y1, bezier.x2, bezier.y2, duration: duration)
    default: self = .timingCurve(curve, duration: duration)
    }
  }
}

extension CSSEasingScanner.Number {
  /// The time in seconds; only units of time are asked.
  fileprivate var seconds: TimeInterval { unit == "ms" ? value / 1000 : value }
}

extension CSSEasingParser {
  /// Reads the duration (index 0) or the delay (1), if a number comes next and there is room for it.
  fileprivate mutating func time(index: Int) throws(CSSEasingError) -> CSSEasingScanner.Number? {
    let start = scanner
    guard index < 2, let number = scanner.number() else {
      scanner = start
      return nil
    }
    guard number.unit == "s" || number.unit == "ms" else {
      scanner = start
      throw unexpected(
        "a time in s or ms", suggestion: number.unit.isEmpty ? "write \(number.text)s" : nil)
    }
    if index == 0 && number.value < 0 {
      scanner = start
      throw unexpected("a duration of 0 or more")
    }
    return number
  }
}

extension UnitCurve {
  /// Creates a curve from a CSS easing function.
  ///
  /// Not in SwiftUI. Shape: `linear`, `ease`, `ease-in`, `ease-out`, `ease-in-out`, `step-start`, `step-end`,
  /// `cubic-bezier(…)`, `linear(…)` or `steps(…)`, in upper or lower case. Errors: a ``CSSEasingError`` that
  /// names the place. Source: CSS Easing Functions Level 2.
  ///
  ///     try UnitCurve(css: "linear(0, 0.3 40%, 0.8 40%, 1)")
  public init(css: String) throws(CSSEasingError) {
    var parser = CSSEasingParser(css)
    let column = parser.scanner.column()
    let found = parser.scanner.next()
    let easing = try parser.easing()
    guard case .curve(let curve) = easing else {
      throw CSSEasingError(
        column: column, expected: "a curve", found: found,
        suggestion: "a spring has a length of its own: read it with Animation(css:)")
    }
    try parser.end()
    self = curve
  }
}

extension UnitCurve {
  /// At which ends of its range ``UnitCurve/steps(_:_:)`` jumps.
  ///
  /// Not in SwiftUI.
  public enum StepPosition: String, Hashable, Sendable, CaseIterable {
    /// At the start of each step, so that the first jump is at 0.
    case jumpStart
    /// At the end of each step, so that the last jump is at 1.
    case jumpEnd
    /// At neither end: the first step is at 0, the last at 1.
    case jumpNone
    /// At both ends: the first step is above 0, the last below 1.
    case jumpBoth
  }

  /// Returns a curve of steps of equal length and equal height, as `steps(…)` in CSS.
  ///
  /// Not in SwiftUI. Shape: progress is not clamped, the stairs go on outside 0…1. A jump counts as reached a
  /// billionth of a step early, so that rounded times see it. Edges: a count below 1 is 1, below 2
  /// without jumps at the ends 2. Source: CSS Easing Functions Level 2.
  public static func steps(_ count: Int, _ position: StepPosition = .jumpEnd) -> UnitCurve {
    UnitCurve(kind: .staircase(Staircase(count: count, position: position)))
  }
}

/// Steps of equal length and height.
package struct Staircase: Hashable, Sendable {
  package let count: Int
  package let position: UnitCurve.StepPosition

  package init(count: Int, position: UnitCurve.StepPosition) {
    self.count = max(position == .jumpNone ? 2 : 1, count)
    self.position = position
  }

  /// Returns the height at a place; at a jump, `isBefore` asks for the step that ends there.
  package func y(atX x: Double, isBefore: Bool = false) -> Double {
    let scaled = x * Double(count)
    let nearest = scaled.rounded()
    let isJump = (scaled - nearest).magnitude <= 1e-9
    var step = isJump ? nearest : scaled.rounded(.down)
    if position == .jumpStart || position == .jumpBoth { step += 1 }
    if isBefore && isJump { step -= 1 }
    if x >= 0 { step = max(0, step) }
    if x <= 1 { step = min(jumps, step) }
    return step / jumps
  }

  private var jumps: Double {
    switch position {
    case .jumpStart, .jumpEnd: Double(count)
    case .jumpNone: Double(count) - 1
    case .jumpBoth: Double(count) + 1
    }
  }

  var inverse: Staircase {
    switch position {
    case .jumpStart: Staircase(count: count, position: .jumpEnd)
    case .jumpEnd: Staircase(count: count, position: .jumpStart)
    case .jumpNone: Staircase(count: count - 1, position: .jumpBoth)
    case .jumpBoth: Staircase(count: count < .max ? count + 1 : count, position: .jumpNone)
    }
  }
}

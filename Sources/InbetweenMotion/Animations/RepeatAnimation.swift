import Foundation

extension Animation {
  /// Returns the animation, played several times.
  ///
  /// Shape: with `autoreverses` each second pass runs backwards; after the last pass the target shows, also
  /// where that pass ran backwards. Edges: a count below 1 plays once.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(
      .repeating(
        RepeatAnimation(base: self, count: max(1, repeatCount), autoreverses: autoreverses)))
  }

  /// Returns the animation, played again and again until something else takes over.
  ///
  /// Edges: one that takes no time shows its target at once.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeating(RepeatAnimation(base: self, count: nil, autoreverses: autoreverses)))
  }
}

extension Animation {
  /// Whether the animation goes on until something else takes over.
  package var repeatsForever: Bool {
    switch kind {
    case .repeating(let animation): animation.count == nil || animation.base.repeatsForever
    case .delay(let animation): animation.base.repeatsForever
    case .speed(let animation): animation.base.repeatsForever
    case .logicallyComplete(let animation): animation.base.repeatsForever
    case .timingCurve, .unitCurve, .fluidSpring, .interpolatingSpring, .custom: false
    }
  }
}

/// An animation that is played several times, or for ever.
///
/// Pass k covers the time from k passes up to, not including, k + 1, whatever moments are looked at. A pass
/// of a fluid spring is as long as it takes over a unit interval, so that all values keep step.
package struct RepeatAnimation: Hashable, Sendable {
  package let base: Animation
  /// How often it is played; nil for ever.
  package let count: Int?
  package let autoreverses: Bool
  /// How long one pass takes.
  package let pass: TimeInterval

  package init(base: Animation, count: Int?, autoreverses: Bool) {
    self.base = base
    self.count = count
    self.autoreverses = autoreverses
    pass = base.duration(ofIntervalSquared: 1)
  }

  var duration: TimeInterval {
    if pass == 0 { return 0 }
    return count.map { Double($0) * pass } ?? .infinity
  }

  /// A spring is logically complete within its first pass; what completes only by ending never is.
  var earlyCompletion: TimeInterval? { base.earlyCompletion.flatMap { $0 <= pass ? $0 : nil } }
}

extension RepeatAnimation: CustomStringConvertible {
  package var description: String {
    let reverses = "autoreverses: \(autoreverses)"
    return count.map { "repeatCount(\($0), \(reverses))" } ?? "repeatForever(\(reverses))"
  }
}

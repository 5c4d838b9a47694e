/// The range of numbers that a scale has to show.
package struct ScaleDomain: Hashable, Sendable {
  /// The numbers from the smallest to the largest, never of no width.
  package let range: ClosedRange<Double>

  /// The numbers beyond which nothing is shown, so that no width is infinite.
  private static let limits = -1e300...1e300
  /// The smallest width, as a part of the larger end: narrower ones have too few numbers for ticks.
  private static let smallestPart = 0x1p-40
  /// What counts as zero where there is nothing larger.
  private static let smallestMagnitude = 1e-290

  /// Finds the range of some numbers; nil where none of them is finite.
  ///
  /// Edges: numbers beyond 1e300 count as that. A single number lies in the middle of a range as wide
  /// as its magnitude, zero in that from -1 to 1, or at the end of 0...1 if zero has to be in it.
  package init?(_ numbers: some Sequence<Double>, includesZero: Bool = false) {
    let finite = numbers.lazy.filter(\.isFinite)
    guard var lower = finite.min(), var upper = finite.max() else { return nil }
    lower = min(max(lower, Self.limits.lowerBound), Self.limits.upperBound)
    upper = min(max(upper, Self.limits.lowerBound), Self.limits.upperBound)
    if includesZero {
      lower = min(lower, 0)
      upper = max(upper, 0)
    }
    let magnitude = max(abs(lower), abs(upper))
    if magnitude < Self.smallestMagnitude {
      range = includesZero ? 0...1 : -1...1
    } else if upper - lower < magnitude * Self.smallestPart {
      range = (lower - magnitude / 2)...(upper + magnitude / 2)
    } else {
      range = lower...upper
    }
  }
}

/// A scale on which equal differences have equal lengths, from tick to tick.
package struct LinearScale: Hashable, Sendable {
  /// The range of the data, widened to whole steps between ticks.
  package let range: ClosedRange<Double>
  /// Where the axis has its marks, in rising order; the first and the last are the range's ends.
  package let ticks: [Double]

  /// Creates a scale with about so many steps between its ticks.
  ///
  /// Edges: it has at least half as many, at most twice as many and two more that complete the ends;
  /// fewer than 1 counts as 1, more than 1,000 as 1,000.
  package init(_ domain: ScaleDomain, steps: Int = 5) {
    let step = TickStep(dividing: domain, intoAbout: steps)
    let first = step.count(notAbove: domain.range.lowerBound)
    let last = step.count(notBelow: domain.range.upperBound)
    ticks = (first...last).map(step.tick)
    range = step.tick(first)...step.tick(last)
  }

  /// Returns where a value lies: 0 at the lower end, 1 at the upper, less and more beyond.
  ///
  /// Edges: nil where the value is not finite.
  package func position(of value: Double) -> Double? {
    guard value.isFinite else { return nil }
    return (value - range.lowerBound) / (range.upperBound - range.lowerBound)
  }

  /// Returns the value at a position.
  ///
  /// Edges: nil where the position is not finite; exact at both ends.
  package func value(at position: Double) -> Double? {
    guard position.isFinite else { return nil }
    return range.lowerBound * (1 - position) + range.upperBound * position
  }
}

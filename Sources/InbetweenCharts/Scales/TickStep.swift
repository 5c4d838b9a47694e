import Foundation

/// A distance between ticks that reads well: 1, 2 or 5 times a power of ten.
///
/// Source: Heckbert, Nice Numbers for Graph Labels, Graphics Gems (1990), with the geometric means
/// of neighbouring steps as the boundaries between them.
package struct TickStep: Hashable, Sendable {
  private let multiplier: Int
  private let exponent: Int

  /// Finds the step that divides a range into about so many parts.
  ///
  /// Edges: fewer than 1 part counts as 1, more than 1,000 as 1,000.
  package init(dividing domain: ScaleDomain, intoAbout parts: Int) {
    let parts = Double(min(max(parts, 1), 1000))
    let raw = domain.range.upperBound / parts - domain.range.lowerBound / parts
    var exponent = Int(log10(raw).rounded(.down))
    // A logarithm's last bit differs between libraries, a comparison does not.
    while Self.number(1, exponent: exponent + 1) <= raw { exponent += 1 }
    while Self.number(1, exponent: exponent) > raw { exponent -= 1 }
    switch raw / Self.number(1, exponent: exponent) {
    case 50.0.squareRoot()...: (multiplier, self.exponent) = (1, exponent + 1)
    case 10.0.squareRoot()...: (multiplier, self.exponent) = (5, exponent)
    case 2.0.squareRoot()...: (multiplier, self.exponent) = (2, exponent)
    default: (multiplier, self.exponent) = (1, exponent)
    }
  }

  /// Returns the tick that is so many steps from zero, as exact as the number can be written.
  package func tick(_ count: Int) -> Double {
    Self.number(count * multiplier, exponent: exponent)
  }

  /// Returns the number of the last tick at or below a value.
  package func count(notAbove value: Double) -> Int {
    var count = nearestCount(to: value)
    while tick(count) > value { count -= 1 }
    while tick(count + 1) <= value { count += 1 }
    return count
  }

  /// Returns the number of the first tick at or above a value.
  package func count(notBelow value: Double) -> Int {
    var count = nearestCount(to: value)
    while tick(count) < value { count += 1 }
    while tick(count - 1) >= value { count -= 1 }
    return count
  }

  /// At most one off, since the number of steps in a domain is far below 2^53.
  private func nearestCount(to value: Double) -> Int { Int((value / tick(1)).rounded()) }

  /// The number nearest to digits and a power of ten.
  ///
  /// It is read from a text: a product with a power of ten would be rounded twice, 3 * 0.1 to more
  /// than 0.3.
  private static func number(_ digits: Int, exponent: Int) -> Double {
    // Digits with an exponent are always a number.
    Double("\(digits)e\(exponent)") ?? .nan
  }
}

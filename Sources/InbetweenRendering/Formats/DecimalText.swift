/// Prints numbers with at most four decimals, the same on every machine and in every locale.
///
/// A number is rounded to a multiple of 2^-20 first, so that the last bit of an exponential or a sine flips
/// no digit, then to four decimals, halves away from zero; -0 is 0.
package enum DecimalText {
  /// Returns a number with trailing zeros trimmed, as in JSON: `0.3`, `1000000`, `-2`.
  ///
  /// Edges: JSON has no word for what is not finite: `null`. From 2^63 on, Swift's shortest form.
  package static func json(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    guard let parts = Parts(value) else { return value.description }
    var text = parts.sign + String(parts.whole)
    guard parts.fraction > 0 else { return text }
    var fraction = parts.paddedFraction
    while fraction.utf8.last == UInt8(ascii: "0") { fraction.removeLast() }
    text += "."
    text += fraction
    return text
  }

  /// Returns a number with four decimals, as in columns: `0.3000`, `1000000.0000`.
  ///
  /// Edges: `nan`, `inf` and `-inf` for what is not finite. From 2^63 on, Swift's shortest form.
  package static func column(_ value: Double) -> String {
    guard let parts = Parts(value) else { return value.description }
    return parts.sign + String(parts.whole) + "." + parts.paddedFraction
  }

  /// Returns a number for a sentence: as in JSON, but what is not finite by its name.
  package static func word(_ value: Double) -> String {
    value.isFinite ? json(value) : value.description
  }

  /// The sign, the whole part and the ten-thousandths of a number.
  private struct Parts {
    var sign: String
    var whole: UInt64
    var fraction: UInt64

    /// Splits a number; nil where the whole part needs more than 63 bits.
    init?(_ value: Double) {
      let magnitude = value.magnitude
      guard magnitude < 0x1p63 else { return nil }
      let floor = magnitude.rounded(.down)
      // The remainder is exact and so are its 2^-20ths: a product with a power of two loses no bit.
      let steady = ((magnitude - floor) * 0x1p20).rounded()
      fraction = (UInt64(steady) * 10_000 + (1 << 19)) >> 20
      whole = UInt64(floor)
      if fraction == 10_000 {
        fraction = 0
        whole += 1
      }
      sign = value < 0 && (whole > 0 || fraction > 0) ? "-" : ""
    }

    var paddedFraction: String {
      let digits = String(fraction)
      return String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }
  }
}

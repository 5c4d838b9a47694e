import Foundation
import InbetweenMotion

/// A value in a text that is written as the language of an environment writes it.
nonisolated enum TextValue: Equatable, Sendable {
  /// A whole number: its digits, and whether it is below 0.
  case integer(digits: String, isNegative: Bool)
  /// A number with six decimals.
  case number(Double)
  /// A value in a format of Foundation.
  case formatted(FormattedValue)

  init(_ value: some FixedWidthInteger) {
    self = .integer(digits: "\(value.magnitude)", isNegative: value < 0)
  }

  /// Returns what a text says of the value.
  func string(in environment: EnvironmentValues) -> String {
    let locale = environment.locale
    switch self {
    case .integer(let digits, let isNegative):
      let sign = isNegative ? "-" : ""
      // A decimal number of Foundation's has 38 digits.
      guard locale.identifier != "en_US", digits.utf8.count <= 38,
        let number = Decimal(string: sign + digits)
      else { return sign + TextValue.grouped(digits) }
      return number.formatted(.number.locale(locale))
    case .number(let value):
      guard value.isFinite else { return "\(value)" }
      guard locale.identifier == "en_US" else {
        return value.formatted(.number.precision(.fractionLength(6)).locale(locale))
      }
      let parts = String(format: "%.6f", abs(value)).split(separator: ".")
      return (value < 0 ? "-" : "") + TextValue.grouped(parts[0]) + "." + parts[1]
    case .formatted(let value): return value.string(in: environment)
    }
  }

  /// Returns digits with a comma at each thousand.
  private static func grouped(_ digits: some StringProtocol) -> String {
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { result.append(",") }
      result.append(digit)
    }
    return result
  }
}

import Foundation
import InbetweenMotion

/// A value in a format of Foundation, whose language the environment gives unless the format names one.
// A format and what it takes are values, and only read.
nonisolated struct FormattedValue: Equatable, @unchecked Sendable {
  private let base: any FormattedInput

  init<Format: FormatStyle>(_ input: Format.FormatInput, _ format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    base = Formatted(input: input, format: format)
  }

  static func == (lhs: FormattedValue, rhs: FormattedValue) -> Bool { lhs.base.isEqual(rhs.base) }

  func string(in environment: EnvironmentValues) -> String { base.string(in: environment) }
}

private nonisolated protocol FormattedInput {
  func string(in environment: EnvironmentValues) -> String
  func isEqual(_ other: any FormattedInput) -> Bool
}

private nonisolated struct Formatted<Format: FormatStyle>: FormattedInput, Equatable
where Format.FormatInput: Equatable, Format.FormatOutput == String {
  let input: Format.FormatInput
  let format: Format

  func string(in environment: EnvironmentValues) -> String {
    // The newer narrow space before AM and PM is an ordinary one to whoever reads it.
    format.adapted(to: environment).format(input).replacing("\u{202F}", with: " ")
  }

  func isEqual(_ other: any FormattedInput) -> Bool { other as? Self == self }
}

extension FormatStyle {
  /// Returns the format in the language of an environment, and a date's in its calendar and time zone too; what
  /// the format names itself stays.
  nonisolated func adapted(to environment: EnvironmentValues) -> Self {
    if var date = self as? Date.FormatStyle {
      if date.locale == .autoupdatingCurrent { date.locale = environment.locale }
      if date.calendar == .autoupdatingCurrent { date.calendar = environment.calendar }
      if date.timeZone == .autoupdatingCurrent { date.timeZone = environment.timeZone }
      return date as? Self ?? self
    }
    let named = Mirror(reflecting: self).descendant("locale") as? Locale
    guard named == nil || named == .autoupdatingCurrent else { return self }
    return locale(environment.locale)
  }
}

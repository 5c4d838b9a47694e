import Foundation
import InbetweenMotion

extension Text {
  /// How a date is written.
  ///
  /// The styles of SwiftUI that count from the present (`relative`, `offset`, `timer`) are not there.
  public struct DateStyle: Hashable, Sendable {
    private let isTime: Bool

    /// The time of day, such as `9:41 AM`.
    public static let time = DateStyle(isTime: true)
    /// The day, such as `June 3, 2019`.
    public static let date = DateStyle(isTime: false)

    /// Returns a date in the language, calendar and time zone of an environment.
    func string(for date: Date, in environment: EnvironmentValues) -> String {
      let style = Date.FormatStyle(
        date: isTime ? .omitted : .long, time: isTime ? .shortened : .omitted,
        locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
      // The newer narrow space before AM and PM is an ordinary one to whoever reads it.
      return date.formatted(style).replacing("\u{202F}", with: " ")
    }
  }

  /// Creates a text of a date or of a time of day, in the environment's language and time zone.
  public init(_ date: Date, style: DateStyle) { self.init([TextRun(.date(date, style))]) }

  /// Creates a text of a value in a format of Foundation.
  ///
  /// It is written in the environment's language, and a date in its calendar and time zone too, unless the format
  /// names others.
  public init<Format: FormatStyle>(
    _ input: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init([TextRun(.value(.formatted(FormattedValue(input, format))))])
  }

  /// Creates a text of a value in a format of Foundation that gives attributes.
  ///
  /// It is written in American English and in Greenwich's time unless the format names others.
  public init<Format: FormatStyle>(
    _ input: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
    self.init(format.adapted(to: EnvironmentValues()).format(input))
  }
}

private enum LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { Locale(identifier: "en_US") }
}

private enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }
}

private enum TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .gmt }
}

/// What a picture shows must not depend on whose computer it is made on: a program that is to follow
/// its user sets these values to `Locale.current`, `Calendar.current` and `TimeZone.current`.
extension EnvironmentValues {
  /// The language and customs of dates; `en_US` where nothing else is set.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar of dates; the Gregorian one where nothing else is set.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone of dates; Greenwich's where nothing else is set.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}

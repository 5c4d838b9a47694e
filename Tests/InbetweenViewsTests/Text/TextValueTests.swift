import Foundation
import Inbetween
import Testing

/// Numbers and formats in texts, in the language of the environment.
@MainActor @Suite struct TextValueTests {
  private func text(_ view: some View, _ locale: String? = nil) -> String? {
    let picture =
      if let locale {
        Stage(view.environment(\.locale, Locale(identifier: locale)), columns: 40, rows: 1).at(0)
      } else {
        Stage(view, columns: 40, rows: 1).at(0)
      }
    return picture.texts.first?.text
  }

  private let moment = Date(timeIntervalSince1970: 0)

  @Test func `numbers in a text are written as the language writes them`() {
    #expect(text(Text("\(1_234_567) of \(-2000)")) == "1,234,567 of -2,000")
    #expect(text(Text("\(1_234_567) of \(-2000)"), "de_DE") == "1.234.567 of -2.000")
    #expect(text(Text("\(0.5)")) == "0.500000")
    #expect(text(Text("\(1234.5)"), "de_DE") == "1.234,500000")
    #expect(text(Text("**\(1000)**"), "de_DE") == "1.000")
    #expect(text(Text("\(UInt64.max)"), "de_DE") == "18.446.744.073.709.551.615")
    #expect(text(Text("\(Double.infinity)"), "de_DE") == "inf")
  }

  @Test func `a format takes the language of the environment`() {
    let price = Text(1234.5, format: .currency(code: "EUR"))
    #expect(text(price) == "€1,234.50")
    #expect(text(price, "de_DE") == "1.234,50\u{A0}€")
    #expect(text(Text("\(1234.5, format: .currency(code: "EUR"))"), "de_DE") == "1.234,50\u{A0}€")
    #expect(text(Text(0.25, format: .percent), "de_DE") == "25\u{A0}%")
  }

  @Test func `a format that names its language keeps it`() {
    let price = Text(1234.5, format: .number.locale(Locale(identifier: "de_DE")))
    #expect(text(price) == "1.234,5")
    #expect(text(price, "en_US") == "1.234,5")
  }

  @Test func `a date takes language, calendar and time zone of the environment`() throws {
    let day = Text(moment, format: .dateTime.day().month(.wide).year())
    #expect(text(day) == "January 1, 1970")
    #expect(text(day, "fr_FR") == "1 janvier 1970")
    let hour = Text(moment, format: .dateTime.hour().minute())
    #expect(text(hour) == "12:00 AM")
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(text(hour.environment(\.timeZone, tokyo)) == "9:00 AM")
  }

  @Test func `a text follows another language`() {
    let (stage, remote) = Remote.stage("en_US") { locale in
      Text(1234.5, format: .number).environment(\.locale, Locale(identifier: locale))
    }
    #expect(stage.at(0).texts.first?.text == "1,234.5")
    remote.set("de_DE", nil, at: 1)
    #expect(stage.at(1).texts.first?.text == "1.234,5")
  }
}

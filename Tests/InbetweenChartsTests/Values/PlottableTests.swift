import Foundation
import InbetweenCharts
import Testing

struct PlottableTests {
  enum Category: String, Plottable {
    case food = "Food"
    case travel = "Travel"
  }

  enum Level: Int, Plottable {
    case low = 1
    case high = 4
  }

  struct Distance: Plottable {
    let metres: Double

    init(metres: Double) { self.metres = metres }

    init?(primitivePlottable: Double) {
      guard primitivePlottable >= 0 else { return nil }
      metres = primitivePlottable
    }

    var primitivePlottable: Double { metres }
  }

  private func plotted<Value: Plottable>(_ value: Value) -> _PlottedValue {
    value.primitivePlottable._plotted
  }

  @Test func `numbers of every kind are quantities`() {
    #expect(plotted(2.5) == .quantity(2.5))
    #expect(plotted(Float(0.5)) == .quantity(0.5))
    #expect(plotted(CGFloat(3)) == .quantity(3))
    #expect(plotted(-7) == .quantity(-7))
    #expect(plotted(Int8.min) == .quantity(-128))
    #expect(plotted(UInt64.max) == .quantity(18_446_744_073_709_551_616))
  }

  @Test(arguments: [
    ("0.1", 0.1), ("-12345.678", -12345.678), ("1e-30", 1e-30), ("0", 0),
    ("9007199254740993", 9_007_199_254_740_992),
  ])
  func `a decimal number becomes the nearest quantity`(digits: String, expected: Double) throws {
    let decimal = try #require(Decimal(string: digits))
    #expect(plotted(decimal) == .quantity(expected))
  }

  @Test func `a date is a moment and a text a category`() {
    #expect(plotted(Date(timeIntervalSinceReferenceDate: 90)) == .moment(90))
    #expect(plotted("Food") == .category("Food"))
  }

  @Test func `an enumeration is plotted by its raw values`() {
    #expect(plotted(Category.travel) == .category("Travel"))
    #expect(plotted(Level.high) == .quantity(4))
    #expect(Category(primitivePlottable: "Food") == .food)
    #expect(Category(primitivePlottable: "Fun") == nil)
    #expect(Level(primitivePlottable: 2) == nil)
  }

  @Test func `a type of one's own is plotted by what stands for it`() {
    #expect(plotted(Distance(metres: 12)) == .quantity(12))
    #expect(Distance(primitivePlottable: 3)?.metres == 3)
    #expect(Distance(primitivePlottable: -1) == nil)
  }

  @Test func `a primitive value stands for itself`() {
    #expect(Double(primitivePlottable: 1.5) == 1.5)
    #expect("a".primitivePlottable == "a")
  }
}

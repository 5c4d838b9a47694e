import InbetweenRendering
import Testing

@Suite struct DecimalTextTests {
  @Test func `D12: numbers print the same everywhere`() {
    let values = [-0.0, 1e-17, 0.1 + 0.2, 1.0 / 3, 1e6]
    #expect(
      values.map(DecimalText.column) == ["0.0000", "0.0000", "0.3000", "0.3333", "1000000.0000"])
    #expect(values.map(DecimalText.json) == ["0", "0", "0.3", "0.3333", "1000000"])
  }

  @Test(arguments: [
    (10.0274, "10.0274"), (7, "7"), (-1.5, "-1.5"), (-0.00004, "0"), (-0.00006, "-0.0001"),
    (0.99996, "1"), (-2.99999, "-3"), (0.00006, "0.0001"), (1.5e9 + 0.25, "1500000000.25"),
    (0.05, "0.05"), (123456.7891, "123456.7891"),
  ])
  func `JSON numbers are rounded to four decimals and trimmed`(value: Double, text: String) {
    #expect(DecimalText.json(value) == text)
  }

  @Test func `halves are rounded away from zero`() {
    // 0.03125 = 1/32 and 0.09375 = 3/32 are exact, and their fifth decimals are the last.
    #expect(DecimalText.column(0.03125) == "0.0313")
    #expect(DecimalText.column(-0.03125) == "-0.0313")
    #expect(DecimalText.column(0.09375) == "0.0938")
  }

  @Test func `the last bit of a number flips no digit`() {
    let half = 0.03125
    #expect(DecimalText.column(half.nextDown) == DecimalText.column(half))
    #expect(DecimalText.column(half.nextUp) == DecimalText.column(half))
  }

  @Test func `what is not finite is null in JSON and a word in a column`() {
    #expect(DecimalText.json(.nan) == "null")
    #expect(DecimalText.json(-.infinity) == "null")
    #expect(DecimalText.column(.nan) == "nan")
    #expect(DecimalText.column(-.infinity) == "-inf")
    #expect(DecimalText.json(1e300) == "1e+300")
  }
}

import Inbetween

/// What a benchmark found, as figures in a fixed order.
package struct BenchmarkReport {
  struct Figure {
    let name: String
    let value: Double

    init(_ name: String, _ value: Double) {
      self.name = name
      self.value = value
    }
  }

  let name: String
  let figures: [Figure]

  /// A line of JSON: the name, and the figures with at most four decimals.
  package var json: String {
    let pairs = figures.map { "\"\($0.name)\":\(DecimalText.json($0.value))" }
    return "{" + (["\"name\":\(JSONText.quoted(name))"] + pairs).joined(separator: ",") + "}\n"
  }

  /// Two lines: what the figures are called, and the figures below.
  package var table: String {
    let columns =
      [("name", name)] + figures.map { ($0.name, DecimalText.json($0.value)) }
    let widths = columns.map { max($0.count, $1.count) }
    func line(_ words: [String]) -> String {
      zip(words, widths)
        .map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
        .joined(separator: "  ")
        .trimmingCharacters(in: .whitespaces) + "\n"
    }
    return line(columns.map(\.0)) + line(columns.map(\.1))
  }
}

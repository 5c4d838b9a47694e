import InbetweenMotion
import Testing

/// The checks of colors.json.
enum ColorChecks {
  @MainActor static let all: [String: ReferenceReport.Check] = ["color-interpolation": mixture]

  @MainActor private static func mixture(_ entry: Reference.Entry) throws -> [String] {
    let start = try color(entry.parameters["from"])
    let end = try color(entry.parameters["to"])
    let limit = try #require(entry.tolerance.number)
    let rows = try #require(entry.expected.array)
    let fractions = try #require(entry.inputs.numbers)
    try #require(rows.count == fractions.count && !rows.isEmpty)
    return try zip(fractions, rows).flatMap { fraction, row in
      let amount = try #require(fraction)
      var color = start
      color.animatableData.interpolate(towards: end.animatableData, amount: amount)
      let components = [color.red, color.green, color.blue, color.opacity].map(Double.init)
      let numbers = try #require(row.numbers).map { try #require($0) }
      try #require(numbers.count == 4)
      return zip(components, numbers).flatMap {
        difference($0, $1, within: limit, "component at \(amount)")
      }
    }
  }

  private static func color(_ json: JSON) throws -> Color.Resolved {
    let numbers = try #require(json.numbers).map { Float(try #require($0)) }
    return Color.Resolved(
      red: numbers[0], green: numbers[1], blue: numbers[2], opacity: numbers[3])
  }
}

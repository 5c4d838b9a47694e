import InbetweenMotion
import Testing

/// What a null among the expected values means.
enum Nothing {
  /// This point is not checked, as in files of curves.
  case isUnchecked
  /// There is no value any more, as in files of animations.
  case isOver
}

/// Returns what differs between values at points and those expected there.
func differences(
  _ inputs: JSON, _ expected: JSON, within tolerance: Double?, nothing: Nothing = .isUnchecked,
  _ what: String = "value", _ value: (Double) -> Double?
) throws -> [String] {
  let inputs = try #require(inputs.numbers).map { try #require($0) }
  let numbers = try #require(expected.numbers)
  let limit = try #require(tolerance)
  try #require(inputs.count == numbers.count && numbers.contains { $0 != nil })
  var found: [String] = []
  for (input, number) in zip(inputs, numbers) {
    if number == nil, nothing == .isUnchecked { continue }
    found += differenceIfAny(value(input), number, within: limit, "\(what) at \(input)")
  }
  return found
}

/// Returns what differs between a number and the one expected, if anything does.
func difference(
  _ actual: Double, _ expected: Double, within tolerance: Double, _ what: String
) -> [String] {
  isClose(actual, expected, within: tolerance)
    ? [] : ["\(what) is \(actual), not \(expected)"]
}

/// Returns what differs between two numbers, each of which may be missing.
func differenceIfAny(
  _ actual: Double?, _ expected: Double?, within tolerance: Double, _ what: String
) -> [String] {
  switch (actual, expected) {
  case (nil, nil): []
  case (let actual?, let expected?): difference(actual, expected, within: tolerance, what)
  case (let actual?, nil): ["\(what) is \(actual), not nothing"]
  case (nil, let expected?): ["\(what) is nothing, not \(expected)"]
  }
}

import Foundation
import Testing

/// The reference numbers of the folder of that name, by file and kind.
enum Reference {
  /// One entry of a reference file.
  struct Entry: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let kind: String
    let parameters: JSON
    let inputs: JSON
    let expected: JSON
    let tolerance: JSON
    let settling: Double?
    let logicalCompletion: Double?
    let finishesBetween: [Double]?

    private enum CodingKeys: String, CodingKey {
      case name, kind, parameters, inputs, expected, tolerance, settling
      case logicalCompletion = "logical_completion"
      case finishesBetween = "finishes_between"
    }

    var testDescription: String { name }
  }

  private struct File: Decodable {
    let entries: [Entry]
  }

  private struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  /// Returns the entries of some kinds; throws where there are none of them.
  static func entries(_ file: String, _ kinds: String...) throws -> [Entry] {
    let folder = Bundle.module.bundleURL.appendingPathComponent("Reference")
    let data = try Data(contentsOf: folder.appendingPathComponent("\(file).json"))
    let entries = try JSONDecoder().decode(File.self, from: data).entries
    for kind in kinds where !entries.contains(where: { $0.kind == kind }) {
      throw Missing(description: "no \(kind) in \(file).json")
    }
    return entries.filter { kinds.contains($0.kind) }
  }
}

/// Any JSON value.
enum JSON: Decodable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  /// The number in here, with infinities as the files spell them.
  var number: Double? {
    switch self {
    case .number(let value): value
    case .string("infinity"): .infinity
    case .string("-infinity"): -.infinity
    default: nil
    }
  }

  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  var string: String? { if case .string(let value) = self { value } else { nil } }
  var array: [JSON]? { if case .array(let value) = self { value } else { nil } }
  var object: [String: JSON]? { if case .object(let value) = self { value } else { nil } }
  /// The numbers of an array; nil for each that is null.
  var numbers: [Double?]? { array?.map(\.number) }

  subscript(key: String) -> JSON { object?[key] ?? .null }
}

/// Whether two numbers differ by no more than a tolerance, or are the same infinity.
func isClose(_ lhs: Double, _ rhs: Double, within tolerance: Double) -> Bool {
  lhs == rhs || (lhs - rhs).magnitude <= tolerance
}

/// Expects values at points, some of which are null and not checked.
func expectValues(
  _ entry: Reference.Entry, _ expected: JSON, tolerance: JSON,
  sourceLocation: SourceLocation = #_sourceLocation, _ value: (Double) -> Double
) throws {
  let inputs = try #require(entry.inputs.numbers, sourceLocation: sourceLocation)
  let numbers = try #require(expected.numbers, sourceLocation: sourceLocation)
  let limit = try #require(tolerance.number, sourceLocation: sourceLocation)
  try #require(inputs.count == numbers.count && !inputs.isEmpty, sourceLocation: sourceLocation)
  for (input, number) in zip(inputs, numbers) {
    guard let input, let number else { continue }
    let actual = value(input)
    #expect(
      isClose(actual, number, within: limit), "\(entry.name) at \(input): \(actual), not \(number)",
      sourceLocation: sourceLocation)
  }
}

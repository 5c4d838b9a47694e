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

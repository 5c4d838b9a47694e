/// Puts the bytes of one Unicode scalar together, and refuses what UTF-8 does not allow.
///
/// Source: the table of well-formed byte sequences, Unicode Standard 3.9 (table 3-7).
struct ScalarDecoder: Sendable {
  /// What a byte led to.
  enum Step {
    /// More bytes must follow.
    case incomplete
    /// The scalar is whole.
    case scalar(Unicode.Scalar)
    /// The byte cannot follow; it was not used.
    case invalid
  }

  private var value: UInt32 = 0
  private var missing = 0
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  /// Takes the first byte, and returns whether a scalar of several bytes can begin with it.
  mutating func begin(_ byte: UInt8) -> Bool {
    allowed = 0x80...0xBF
    switch byte {
    case 0xC2...0xDF:
      missing = 1
      value = UInt32(byte & 0x1F)
    case 0xE0...0xEF:
      missing = 2
      value = UInt32(byte & 0x0F)
      if byte == 0xE0 { allowed = 0xA0...0xBF }
      if byte == 0xED { allowed = 0x80...0x9F }
    case 0xF0...0xF4:
      missing = 3
      value = UInt32(byte & 0x07)
      if byte == 0xF0 { allowed = 0x90...0xBF }
      if byte == 0xF4 { allowed = 0x80...0x8F }
    default: return false
    }
    return true
  }

  /// Takes a byte after the first.
  mutating func take(_ byte: UInt8) -> Step {
    guard allowed.contains(byte) else { return .invalid }
    allowed = 0x80...0xBF
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    guard missing == 0 else { return .incomplete }
    return Unicode.Scalar(value).map(Step.scalar) ?? .invalid
  }
}

/// Splits a terminal's bytes into characters, control characters and sequences.
///
/// Source: ECMA-48 for the shape of sequences, the Unicode standard for UTF-8.
struct ByteParser: Sendable {
  /// What a terminal is told.
  enum Action: Equatable {
    /// Show a character.
    case print(Unicode.Scalar)
    /// Obey a control character.
    case control(UInt8)
    /// Obey a control sequence; a missing number is nil.
    case sequence(prefix: UInt8?, numbers: [Int?], final: UInt8)
    /// Obey an escape with one letter.
    case escape(UInt8)
    /// A string that only the window cares for.
    case string(String)
  }

  private enum State {
    case ground
    case escape
    case sequence
    case string(hasEscape: Bool)
  }

  private var state = State.ground
  private var prefix: UInt8?
  private var numbers: [Int?] = []
  private var text: [UInt8] = []
  private var pending: [UInt8] = []

  /// Takes one byte, and returns what is complete with it.
  mutating func next(_ byte: UInt8) -> Action? {
    switch state {
    case .ground: return ground(byte)
    case .escape: return afterEscape(byte)
    case .sequence: return inSequence(byte)
    case .string(let hasEscape): return inString(byte, hasEscape: hasEscape)
    }
  }

  private mutating func ground(_ byte: UInt8) -> Action? {
    if byte >= 0x80 { return multibyte(byte) }
    defer { pending = [] }
    if byte == 0x1B {
      state = .escape
      return nil
    }
    if byte < 0x20 || byte == 0x7F { return .control(byte) }
    return .print(Unicode.Scalar(byte))
  }

  private mutating func multibyte(_ byte: UInt8) -> Action? {
    if byte >= 0xC0 { pending = [] }
    pending.append(byte)
    let length = pending[0] >= 0xF0 ? 4 : pending[0] >= 0xE0 ? 3 : 2
    guard pending.count == length || pending[0] < 0xC0 else { return nil }
    defer { pending = [] }
    let decoded = String(decoding: pending, as: UTF8.self).unicodeScalars
    return .print(decoded.count == 1 ? decoded.first ?? "\u{FFFD}" : "\u{FFFD}")
  }

  private mutating func afterEscape(_ byte: UInt8) -> Action? {
    switch byte {
    case UInt8(ascii: "["):
      state = .sequence
      prefix = nil
      numbers = [nil]
      return nil
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      state = .string(hasEscape: false)
      text = [byte]
      return nil
    default:
      state = .ground
      return .escape(byte)
    }
  }

  private mutating func inSequence(_ byte: UInt8) -> Action? {
    switch byte {
    case 0x30...0x39:
      let last = numbers.count - 1
      numbers[last] = min(99_999, (numbers[last] ?? 0) * 10 + Int(byte - 0x30))
    case UInt8(ascii: ";"), UInt8(ascii: ":"): numbers.append(nil)
    case 0x3C...0x3F, 0x20...0x2F: prefix = byte
    case 0x40...0x7E:
      state = .ground
      return .sequence(prefix: prefix, numbers: numbers, final: byte)
    default:
      state = .ground
      return .control(byte)
    }
    return nil
  }

  private mutating func inString(_ byte: UInt8, hasEscape: Bool) -> Action? {
    if byte == 0x07 || (hasEscape && byte == UInt8(ascii: "\\")) {
      state = .ground
      return .string(String(decoding: text, as: UTF8.self))
    }
    if byte != 0x1B { text.append(byte) }
    state = .string(hasEscape: byte == 0x1B)
    return nil
  }
}

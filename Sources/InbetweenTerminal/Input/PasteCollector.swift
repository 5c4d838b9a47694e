/// Gathers the bytes of a bracketed paste up to its end.
struct PasteCollector: Sendable {
  /// The most bytes that are kept; the rest of a longer paste is dropped.
  static let longest = 1 << 20

  private static let end = [0x1B] + Array("[201~".utf8)

  private var bytes: [UInt8] = []
  /// How many bytes of the end were seen; they belong to the text if another byte follows.
  private var matched = 0

  /// Takes a byte, and returns the whole text after the last one.
  ///
  /// Terminals send a carriage return for the end of a line; the text has line feeds.
  mutating func take(_ byte: UInt8) -> String? {
    if byte == Self.end[matched] {
      matched += 1
      guard matched == Self.end.count else { return nil }
      return text
    }
    for held in Self.end.prefix(matched) { keep(held) }
    matched = byte == Self.end[0] ? 1 : 0
    if matched == 0 { keep(byte) }
    return nil
  }

  /// Ends the paste without its last bytes, and returns the text.
  mutating func end() -> String {
    for held in Self.end.prefix(matched) { keep(held) }
    matched = 0
    return text
  }

  private mutating func keep(_ byte: UInt8) {
    if bytes.count < Self.longest { bytes.append(byte) }
  }

  private var text: String {
    var lines: [UInt8] = []
    lines.reserveCapacity(bytes.count)
    var afterReturn = false
    for byte in bytes {
      if byte == 0x0D {
        lines.append(0x0A)
      } else if byte != 0x0A || !afterReturn {
        lines.append(byte)
      }
      afterReturn = byte == 0x0D
    }
    return String(decoding: lines, as: UTF8.self)
  }
}

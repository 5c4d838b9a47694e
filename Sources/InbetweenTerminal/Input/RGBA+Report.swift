import InbetweenDrawing

extension RGBA {
  /// Reads a terminal's answer about one of its colours, without what is around it: `]11;rgb:1e1e/1e1e/2e2e`.
  ///
  /// Each component has one to four hexadecimal digits. Edges: nil for any other answer.
  /// `number` is 10 for the colour of text, 11 for the background.
  /// Source: xterm's "Control Sequences", OSC 10 and 11, and XParseColor.
  init?(report bytes: [UInt8], of number: Int) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let start = ["]\(number);rgb:", "]\(number);rgba:"].first(where: text.hasPrefix) else {
      return nil
    }
    let parts = text.dropFirst(start.count).split(
      separator: "/", omittingEmptySubsequences: false)
    let numbers = parts.prefix(3).compactMap { digits -> Float? in
      guard (1...4).contains(digits.utf8.count), digits.allSatisfy(\.isHexDigit),
        let number = UInt32(digits, radix: 16)
      else { return nil }
      return Float(number) / Float(1 << (4 * UInt32(digits.utf8.count)) - 1)
    }
    guard numbers.count == 3, parts.count == (start.hasSuffix("a:") ? 4 : 3) else { return nil }
    self.init(red: numbers[0], green: numbers[1], blue: numbers[2])
  }
}

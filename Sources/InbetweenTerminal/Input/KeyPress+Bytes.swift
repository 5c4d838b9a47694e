import InbetweenDrawing

extension KeyPress {
  /// Creates the key press that a terminal means by one byte below 0x80, ESC excepted.
  ///
  /// Shape: 0x01...0x1A are letters with Control, but for Tab, Return and Backspace, which share their codes.
  init(byte: UInt8) {
    switch byte {
    case 0x08, 0x7F: self.init(.delete)
    case 0x09: self.init(.tab)
    case 0x0D: self.init(.return)
    case 0x00: self.init(.space, characters: "", modifiers: .control)
    case 0x01...0x1A: self.init(controlWith: byte + 0x60)
    case 0x1C...0x1F: self.init(controlWith: byte + 0x40)
    default: self.init(KeyEquivalent(Character(Unicode.Scalar(byte))))
    }
  }

  private init(controlWith byte: UInt8) {
    let key = KeyEquivalent(Character(Unicode.Scalar(byte)))
    self.init(key, characters: "", modifiers: .control)
  }

  /// Creates a key press with modifiers: a key held with Control, Option or Command types nothing.
  init(_ key: KeyEquivalent, held modifiers: EventModifiers, phase: Phases = .down) {
    let isCommand = !modifiers.isDisjoint(with: [.control, .option, .command])
    self.init(key, characters: isCommand ? "" : nil, modifiers: modifiers, phase: phase)
  }

  /// Returns this key press with more modifiers.
  func adding(_ more: EventModifiers) -> KeyPress {
    KeyPress(key, held: modifiers.union(more), phase: phase)
  }
}

extension KeyEquivalent {
  /// Returns the function key of a number, 1...35, by AppKit's code for it.
  static func function(_ number: Int) -> KeyEquivalent {
    KeyEquivalent(privateCode: 0xF703 + UInt32(number))
  }

  /// The Insert key, by AppKit's code for it.
  static let insert = KeyEquivalent(privateCode: 0xF727)

  private init(privateCode: UInt32) {
    // AppKit's codes 0xF700...0xF8FF are scalars; the fallback is never reached.
    self.init(Character(Unicode.Scalar(privateCode) ?? "\u{F700}"))
  }
}

extension EventModifiers {
  /// Creates modifiers from the number in a key's control sequence: one more than a sum of bits.
  ///
  /// Edges: nil counts as 1, none. Source: xterm's "PC-style function keys", and the kitty keyboard protocol.
  init(parameter: Int?) {
    let bits = max(0, (parameter ?? 1) - 1)
    self = []
    if bits & 1 != 0 { insert(.shift) }
    if bits & (2 | 32) != 0 { insert(.option) }
    if bits & 4 != 0 { insert(.control) }
    if bits & (8 | 16) != 0 { insert(.command) }
    if bits & 64 != 0 { insert(.capsLock) }
  }
}

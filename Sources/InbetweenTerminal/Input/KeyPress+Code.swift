import InbetweenDrawing

extension KeyPress {
  /// Creates the key press that a terminal means by a key's number: its scalar, or a code of its own.
  ///
  /// Shape: `typed` is the scalar that the key types with the modifiers held, where the terminal told it.
  /// Edges: nil for keys that type nothing and have no name here (modifier and media keys), and for
  /// numbers that are no scalars. Source: the kitty keyboard protocol, "Functional key definitions".
  init?(
    code: Int, held modifiers: EventModifiers, phase: Phases = .down, typed: Unicode.Scalar? = nil
  ) {
    if let key = Self.functionalKey(code) {
      self.init(key, held: modifiers, phase: phase)
    } else if let key = Self.padKey(code) {
      self.init(key, held: modifiers.union(.numericPad), phase: phase)
    } else {
      let isNamed = (0xE000...0xF8FF).contains(code)
      guard !isNamed, code >= 0x20, !(0x7F...0x9F).contains(code),
        let scalar = Unicode.Scalar(UInt32(code))
      else { return nil }
      self.init(
        KeyEquivalent(Self.character(scalar, typed: typed, modifiers: modifiers)),
        held: modifiers, phase: phase)
    }
  }

  /// Returns what a key types, which names the key as it does where a terminal sends the character alone.
  private static func character(
    _ scalar: Unicode.Scalar, typed: Unicode.Scalar?, modifiers: EventModifiers
  ) -> Character {
    if let typed, typed.value >= 0x20, !(0x7F...0x9F).contains(typed.value) {
      return Character(typed)
    }
    let isLowercase = ("a"..."z").contains(scalar)
    guard isLowercase, modifiers.contains(.shift), modifiers.isDisjoint(with: [.control, .option])
    else { return Character(scalar) }
    return Character(Unicode.Scalar(UInt8(scalar.value - 0x20)))
  }

  private static func functionalKey(_ code: Int) -> KeyEquivalent? {
    switch code {
    case 0x09: .tab
    case 0x0D: .return
    case 0x1B: .escape
    case 0x08, 0x7F: .delete
    case 57_376...57_398: .function(code - 57_363)
    default: nil
    }
  }

  private static func padKey(_ code: Int) -> KeyEquivalent? {
    switch code {
    case 57_399...57_408: KeyEquivalent(Character(Unicode.Scalar(UInt8(code - 57_399 + 0x30))))
    case 57_409: "."
    case 57_410: "/"
    case 57_411: "*"
    case 57_412: "-"
    case 57_413: "+"
    case 57_414: .return
    case 57_415: "="
    case 57_416: ","
    case 57_417: .leftArrow
    case 57_418: .rightArrow
    case 57_419: .upArrow
    case 57_420: .downArrow
    case 57_421: .pageUp
    case 57_422: .pageDown
    case 57_423: .home
    case 57_424: .end
    case 57_425: .insert
    case 57_426: .deleteForward
    case 57_427: .clear
    default: nil
    }
  }
}

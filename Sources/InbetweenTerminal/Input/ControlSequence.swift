import InbetweenDrawing

/// A whole control sequence of a terminal: what stands between ESC [ or ESC O and the final byte.
struct ControlSequence {
  /// The bytes before the final one, 0x20...0x3F.
  let parameters: [UInt8]
  /// The byte that says what the sequence means, 0x40...0x7E.
  let final: UInt8

  private var letter: Character { Character(Unicode.Scalar(final)) }

  /// Whether it announces pasted text.
  var beginsPaste: Bool { letter == "~" && isPlain && number(0) == 200 }

  /// The focus event it reports; nil, none.
  var focusEvent: InputEvent? {
    guard parameters.isEmpty else { return nil }
    return letter == "I" ? .focus(true) : letter == "O" ? .focus(false) : nil
  }

  /// The mouse event it reports; nil, none.
  var mouseEvent: InputEvent? {
    guard parameters.first == UInt8(ascii: "<"), letter == "M" || letter == "m" else { return nil }
    let numbers = ControlSequence(parameters: Array(parameters.dropFirst()), final: final)
    guard numbers.isPlain, let code = numbers.number(0), let column = numbers.number(1),
      let row = numbers.number(2)
    else { return nil }
    return MouseEvent(code: code, column: column, row: row, isRelease: letter == "m")
      .map(InputEvent.mouse)
  }

  /// The key that it means after ESC [; nil, none.
  var key: KeyPress? {
    guard isPlain else { return nil }
    switch letter {
    case "~": return number(0).flatMap(numberedKey)
    case "u": return kittyKey
    case "Z": return KeyPress(.tab, held: modifiers.union(.shift), phase: phase)
    default:
      // A letter stands for a key alone or after 1; other numbers are answers, such as a cursor's place.
      guard (number(0) ?? 1) == 1, let key = Self.letteredKey(letter) else { return nil }
      return KeyPress(key, held: modifiers, phase: phase)
    }
  }

  /// The key that it means after ESC O; nil, none.
  var singleShiftKey: KeyPress? {
    guard isPlain else { return nil }
    let held = EventModifiers(parameter: number(1) ?? number(0))
    if let key = Self.letteredKey(letter) { return KeyPress(key, held: held) }
    if letter == "M" { return KeyPress(.return, held: held.union(.numericPad)) }
    // The numeric pad sends its character, moved up by 0x40.
    guard (UInt8(ascii: "j")...UInt8(ascii: "y")).contains(final) else { return nil }
    let typed = KeyEquivalent(Character(Unicode.Scalar(final - 0x40)))
    return KeyPress(typed, held: held.union(.numericPad))
  }

  // MARK: Parameters

  /// Whether the parameters are numbers only, without marks that give the sequence another meaning.
  private var isPlain: Bool {
    parameters.allSatisfy { (0x30...0x3B).contains($0) }
  }

  /// Returns a number by its place between semicolons and, there, between colons; nil, left out.
  private func number(_ group: Int, _ part: Int = 0) -> Int? {
    var place = (group: 0, part: 0)
    var value: Int?
    for byte in parameters {
      switch byte {
      case UInt8(ascii: ";"): place = (place.group + 1, 0)
      case UInt8(ascii: ":"): place.part += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9") where place == (group, part):
        // Nothing has a number above a scalar's; the bound keeps the sum from overflowing.
        value = min((value ?? 0) * 10 + Int(byte - UInt8(ascii: "0")), 0x1F_FFFF)
      default: break
      }
    }
    return value
  }

  private var modifiers: EventModifiers { EventModifiers(parameter: number(1)) }

  private var phase: KeyPress.Phases {
    switch number(1, 1) {
    case 2: .repeat
    case 3: .up
    default: .down
    }
  }

  // MARK: Keys

  private static func letteredKey(_ letter: Character) -> KeyEquivalent? {
    switch letter {
    case "A": .upArrow
    case "B": .downArrow
    case "C": .rightArrow
    case "D": .leftArrow
    case "E": .clear
    case "F": .end
    case "H": .home
    case "P": .function(1)
    case "Q": .function(2)
    case "R": .function(3)
    case "S": .function(4)
    default: nil
    }
  }

  private func numberedKey(_ number: Int) -> KeyPress? {
    let key: KeyEquivalent
    switch number {
    case 1, 7: key = .home
    case 2: key = .insert
    case 3: key = .deleteForward
    case 4, 8: key = .end
    case 5: key = .pageUp
    case 6: key = .pageDown
    case 11...15: key = .function(number - 10)
    case 17...21: key = .function(number - 11)
    case 23...26: key = .function(number - 12)
    case 28, 29: key = .function(number - 13)
    case 31...34: key = .function(number - 14)
    case 27: return self.number(2).flatMap { KeyPress(code: $0, held: modifiers) }
    default: return nil
    }
    return KeyPress(key, held: modifiers, phase: phase)
  }

  private var kittyKey: KeyPress? {
    guard let code = number(0) else { return nil }
    let typed = number(2).flatMap { Unicode.Scalar(UInt32($0)) }
    let shifted = number(0, 1).flatMap { Unicode.Scalar(UInt32($0)) }
    return KeyPress(
      code: code, held: modifiers, phase: phase, typed: typed ?? shifted)
  }
}

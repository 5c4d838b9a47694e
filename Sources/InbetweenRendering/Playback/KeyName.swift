import InbetweenDrawing

/// The names of keys in scripts.
enum KeyName {
  private static let keys: [(name: String, key: KeyEquivalent)] = [
    ("up", .upArrow), ("down", .downArrow), ("left", .leftArrow), ("right", .rightArrow),
    ("return", .return), ("enter", .return), ("escape", .escape), ("esc", .escape),
    ("tab", .tab), ("space", .space), ("delete", .delete), ("backspace", .delete),
    ("delete-forward", .deleteForward), ("home", .home), ("end", .end), ("page-up", .pageUp),
    ("page-down", .pageDown), ("clear", .clear),
  ]

  private static let modifiers: [(prefix: String, modifier: EventModifiers)] = [
    ("shift-", .shift), ("ctrl-", .control), ("control-", .control), ("alt-", .option),
    ("option-", .option), ("cmd-", .command), ("command-", .command), ("super-", .command),
  ]

  /// The names of the keys that are no characters.
  static let all = keys.map(\.name)

  /// Returns the key press that a name stands for; nil for an unknown one.
  static func press(_ name: String) -> KeyPress? {
    var rest = Substring(name)
    var held: EventModifiers = []
    while let known = modifiers.first(where: {
      rest.lowercased().hasPrefix($0.prefix) && rest.count > $0.prefix.count
    }) {
      held.insert(known.modifier)
      rest = rest.dropFirst(known.prefix.count)
    }
    if rest.count == 1, let character = rest.first { return press(typing: character, held: held) }
    guard let known = keys.first(where: { $0.name == rest.lowercased() }) else { return nil }
    return KeyPress(known.key, modifiers: held)
  }

  /// Returns the key press that types a character.
  static func press(typing character: Character, held: EventModifiers = []) -> KeyPress {
    if character.isNewline { return KeyPress(.return, modifiers: held) }
    let key = KeyEquivalent(character)
    if !held.isDisjoint(with: [.control, .command]) {
      return KeyPress(key, characters: "", modifiers: held)
    }
    if held.contains(.shift) {
      return KeyPress(key, characters: character.uppercased(), modifiers: held)
    }
    return KeyPress(key, modifiers: held)
  }
}

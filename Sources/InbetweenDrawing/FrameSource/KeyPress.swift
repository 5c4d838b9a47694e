/// A key that was pressed, and how.
public struct KeyPress: Hashable, Sendable {
  /// The stages of a key press.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key went down.
    public static let down = Phases(rawValue: 1)
    /// The key is held and repeats. Terminals report repeats as `down`.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key went up. Few terminals report it.
    public static let up = Phases(rawValue: 4)
    /// All stages.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// What a handler answers.
  public enum Result: Hashable, Sendable {
    /// The handler took the key.
    case handled
    /// The key goes on to the next handler.
    case ignored
  }

  /// The stage.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters that the key types; empty for keys such as arrows.
  public let characters: String
  /// The modifier keys that were held.
  public let modifiers: EventModifiers

  /// Creates a key press. Not in SwiftUI.
  public init(
    _ key: KeyEquivalent, characters: String? = nil, modifiers: EventModifiers = [],
    phase: Phases = .down
  ) {
    self.key = key
    self.characters = characters ?? (key.isFunctionKey ? "" : String(key.character))
    self.modifiers = modifiers
    self.phase = phase
  }
}

/// A key, by the character that it types or stands for.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character.
  public let character: Character

  /// Creates a key from its character.
  public init(_ character: Character) { self.character = character }

  /// Creates a key from its character.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }

  /// The up arrow.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The down arrow.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The left arrow.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The right arrow.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Delete (backspace).
  public static let delete = KeyEquivalent("\u{8}")
  /// Forward delete.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Home.
  public static let home = KeyEquivalent("\u{F729}")
  /// End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Clear.
  public static let clear = KeyEquivalent("\u{F739}")
  /// Tab.
  public static let tab = KeyEquivalent("\u{9}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// Return.
  public static let `return` = KeyEquivalent("\u{D}")

  /// Whether the key types no character: its code is in AppKit's private range or below the space.
  package var isFunctionKey: Bool {
    guard let scalar = character.unicodeScalars.first else { return true }
    return scalar.value < 0x20 || (0xF700...0xF8FF).contains(scalar.value)
  }
}

/// Modifier keys.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option (Alt).
  public static let option = EventModifiers(rawValue: 8)
  /// Command (Super).
  public static let command = EventModifiers(rawValue: 16)
  /// A key of the numeric pad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of them.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}

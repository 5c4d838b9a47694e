import InbetweenDrawing

/// Keys that do what a button does, wherever the focus is.
///
/// Few terminals report Command: a shortcut with Command is taken with Control or Option (Alt) too.
public nonisolated struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The modifier keys that are held with it.
  public var modifiers: EventModifiers

  /// Creates a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Whether a key press is meant.
  func matches(_ press: KeyPress) -> Bool {
    guard press.phase == .down, isSameKey(press.key) else { return false }
    let held = press.modifiers.intersection([.shift, .control, .option, .command])
    guard held != modifiers, modifiers.contains(.command) else { return held == modifiers }
    let others = modifiers.subtracting(.command)
    return held == others.union(.control) || held == others.union(.option)
  }

  private func isSameKey(_ other: KeyEquivalent) -> Bool {
    key == other || key.character.lowercased() == other.character.lowercased()
  }
}

/// Has keys tap the first view inside that can be tapped.
public nonisolated struct _KeyboardShortcutModifier: ViewModifier {
  public typealias Body = Never

  let shortcut: KeyboardShortcut?

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _KeyboardShortcutModifier: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> KeyboardShortcutElement {
    KeyboardShortcutElement(node: node, child: child)
  }

  @MainActor func apply(to element: KeyboardShortcutElement) { element.shortcut = shortcut }
}

/// Bears the keys of the view inside.
final class KeyboardShortcutElement: UnaryElement {
  var shortcut: KeyboardShortcut?
}

extension ViewHost {
  /// Does what a shortcut says, the first one that is meant.
  func pressShortcut(_ key: KeyPress) -> Handled {
    for element in elements() {
      guard let bearer = element as? KeyboardShortcutElement,
        bearer.shortcut?.matches(key) == true,
        let taker = elements(in: bearer).compactMap({ $0 as? GestureElement })
          .first(where: { $0.isTappable })
      else { continue }
      tapByKey(taker)
      return .handled
    }
    return .ignored
  }
}

extension View {
  /// Has a key with modifier keys do what the view does when it is tapped, wherever the focus is.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Has keys do what the view does when it is tapped, wherever the focus is.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(_KeyboardShortcutModifier(shortcut: shortcut))
  }

  /// Has keys do what the view does when it is tapped, wherever the focus is; nil for none.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(_KeyboardShortcutModifier(shortcut: shortcut))
  }
}

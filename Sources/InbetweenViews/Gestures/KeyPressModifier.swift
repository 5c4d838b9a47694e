import Foundation
import InbetweenDrawing

/// Has a closure called for keys that are pressed while a view or one inside has the focus.
public nonisolated struct _KeyPressModifier: ViewModifier {
  public typealias Body = Never

  let phases: KeyPress.Phases
  let accepts: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _KeyPressModifier: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> KeyPressElement {
    KeyPressElement(node: node, child: child)
  }

  @MainActor func apply(to element: KeyPressElement) { element.modifier = self }
}

/// Takes keys that nothing inside took.
final class KeyPressElement: UnaryElement {
  var modifier: _KeyPressModifier?

  /// Offers a key to the closure.
  func press(_ key: KeyPress) -> KeyPress.Result {
    guard let modifier, modifier.phases.contains(key.phase), modifier.accepts(key) else {
      return .ignored
    }
    return modifier.action(key)
  }
}

extension View {
  /// Calls a closure when a key is pressed while the view has the focus.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(key, phases: [.down, .repeat]) { _ in action() }
  }

  /// Calls a closure when a key is pressed while the view has the focus.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Calls a closure when one of some keys is pressed while the view has the focus.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      _KeyPressModifier(phases: phases, accepts: { keys.contains($0.key) }, action: action))
  }

  /// Calls a closure when a key is pressed that types one of some characters.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      _KeyPressModifier(
        phases: phases,
        accepts: {
          !$0.characters.isEmpty && $0.characters.unicodeScalars.allSatisfy(characters.contains)
        }, action: action))
  }

  /// Calls a closure when any key is pressed while the view has the focus.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier(phases: phases, accepts: { _ in true }, action: action))
  }
}

import InbetweenMotion

/// Has a view say something for a key.
public nonisolated struct _PreferenceModifier<Key: PreferenceKey>: ViewModifier {
  public typealias Body = Never

  enum Statement {
    /// The value, whatever the views inside say.
    case value(Key.Value)
    /// The value for the place where the view is.
    case anchored((AnchoredPlace) -> Key.Value)
    /// A change of what the views inside say.
    case transform((inout Key.Value, AnchoredPlace) -> Void)
  }

  let statement: Statement
  let usesAnchor: Bool

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _PreferenceModifier: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> PreferenceElement<Key> {
    let element = PreferenceElement<Key>(node: node, child: child)
    if usesAnchor { element.graph.preferences.add(element) }
    return element
  }

  @MainActor func apply(to element: PreferenceElement<Key>) { element.say(statement) }
}

/// An element that says something which depends on where it is.
@MainActor
protocol AnchoredElement: Element {
  /// Says it anew if the element is elsewhere now.
  func noteMove()
}

/// Says something for a key.
final class PreferenceElement<Key: PreferenceKey>: UnaryElement, AnchoredElement {
  private var statement: _PreferenceModifier<Key>.Statement?
  private var version = 0
  /// Where the element was when that was asked last.
  private var knownPlace: LayoutRect?

  func say(_ new: _PreferenceModifier<Key>.Statement) {
    if case .value(let old) = statement, case .value(let new) = new, isSame(old, new) { return }
    statement = new
    version = graph.preferences.nextVersion()
    preferencesDidChange()
  }

  func noteMove() {
    guard isMounted else { return }
    let place = modelRect
    guard place != knownPlace else { return }
    knownPlace = place
    version = graph.preferences.nextVersion()
    preferencesDidChange()
  }

  override var writesPreferences: Bool { true }

  override func collectPreferences<Other: PreferenceKey>(
    into collection: PreferenceCollection<Other>
  ) {
    guard let collection = collection as? PreferenceCollection<Key>, let statement else {
      return super.collectPreferences(into: collection)
    }
    switch statement {
    case .value(let value): collection.add(value, versions: [version])
    case .anchored(let value): collection.add(value(AnchoredPlace(self)), versions: [version])
    case .transform(let transform):
      let inside = PreferenceCollection<Key>()
      super.collectPreferences(into: inside)
      var value = inside.value ?? Key.defaultValue
      transform(&value, AnchoredPlace(self))
      collection.add(value, versions: inside.versions + [version])
    }
  }
}

extension View {
  /// Says a value for a key, in place of what the views inside say.
  nonisolated public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> some View {
    modifier(_PreferenceModifier<Key>(statement: .value(value), usesAnchor: false))
  }

  /// Changes what the views inside say for a key; the default value where they say nothing.
  nonisolated public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    modifier(
      _PreferenceModifier<Key>(
        statement: .transform { value, _ in callback(&value) }, usesAnchor: false))
  }

  /// Says a value for a key that tells where something in the view is.
  nonisolated public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    modifier(
      _PreferenceModifier<Key>(
        statement: .anchored { transform(Anchor(value, at: $0)) }, usesAnchor: true))
  }

  /// Changes what the views inside say for a key by where something in the view is.
  nonisolated public func transformAnchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    modifier(
      _PreferenceModifier<Key>(
        statement: .transform { transform(&$0, Anchor(value, at: $1)) }, usesAnchor: true))
  }
}

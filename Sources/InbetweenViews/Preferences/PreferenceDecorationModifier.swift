/// Puts views behind or in front of a view that depend on what the views inside say for a key.
public nonisolated struct _PreferenceDecorationModifier<Key: PreferenceKey, Decoration: View>:
  ViewModifier
{
  public typealias Body = Never

  let alignment: Alignment
  let isBehind: Bool
  let decoration: (Key.Value) -> Decoration

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _PreferenceDecorationModifier: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> DecorationElement {
    let element = DecorationElement(node: node, child: child, isBehind: isBehind)
    let context = node.partContext(label, of: child)
    let reader = PreferenceValueNode(view, in: context, source: child)
    element.reader = reader
    element.decoration = reader
    return element
  }

  @MainActor var partLabel: String? { label }

  private var label: String { isBehind ? "background" : "overlay" }

  @MainActor func apply(to element: DecorationElement) { element.alignment = alignment }

  @MainActor func updateViews(of element: DecorationElement) {
    element.decoration?.cast(to: PreferenceValueView<Key, Decoration>.self).update(view)
  }

  private var view: PreferenceValueView<Key, Decoration> {
    PreferenceValueView(content: decoration)
  }
}

/// A view that depends on what other views say for a key.
nonisolated struct PreferenceValueView<Key: PreferenceKey, Content: View>: View {
  typealias Body = Never

  let content: (Key.Value) -> Content
}

/// The node of a view that depends on what other views say for a key.
final class PreferenceValueNode<Key: PreferenceKey, Content: View>:
  _ViewNode<PreferenceValueView<Key, Content>>, PreferenceReader
{
  var isWaiting = false
  private var view: PreferenceValueView<Key, Content>
  private let reading = PreferenceReading<Key>()
  /// The element that is asked, with all inside.
  private weak var source: Element?
  private var child: _ViewNode<Content>?

  init(
    _ view: PreferenceValueView<Key, Content>, in context: _NodeContext, source: Element
  ) {
    self.view = view
    self.source = source
    super.init(in: context)
    graph.preferences.addReader()
    _ = reading.read(source)
    child = Content._makeNode(evaluatedContent(), in: self.context())
  }

  override func update(_ view: PreferenceValueView<Key, Content>) {
    self.view = view
    refresh()
  }

  override func refresh() { child?.update(evaluatedContent()) }

  func readPreferences() {
    guard isMounted, let source, reading.read(source) else { return }
    graph.setNeedsUpdate(self)
  }

  override var elements: [Element] { child?.elements ?? [] }

  override func unmount() {
    super.unmount()
    child?.unmount()
  }

  private func evaluatedContent() -> Content { evaluate { view.content(reading.value) } }
}

extension View {
  /// Puts views in front of the view that depend on what the views inside say for a key.
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> some View {
    modifier(
      _PreferenceDecorationModifier<Key, Content>(
        alignment: alignment, isBehind: false, decoration: transform))
  }

  /// Puts views behind the view that depend on what the views inside say for a key.
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> some View {
    modifier(
      _PreferenceDecorationModifier<Key, Content>(
        alignment: alignment, isBehind: true, decoration: transform))
  }
}

import InbetweenMotion

/// A modifier that acts on each element of its content by wrapping it.
@MainActor
protocol ElementModifier: ViewModifier where Body == Never {
  associatedtype Wrapper: UnaryElement

  /// Makes the wrapper of one element.
  func makeElement(for child: Element, node: _Node) -> Wrapper

  /// Gives a wrapper this modifier's parameters; what it reads is tracked.
  func apply(to element: Wrapper)

  /// Gives the views that a wrapper holds their descriptions; the default is for those that hold none.
  ///
  /// It is apart from ``apply(to:)`` since what those views read is not read by the modifier.
  func updateViews(of element: Wrapper)

  /// What the path calls views by that wrappers hold; the default is for those that hold none.
  var partLabel: String? { get }

  /// The transition that the modifier gives to views inside which ask for none; the default is none.
  var givenTransition: AnyTransition? { get }
}

extension ElementModifier {
  var partLabel: String? { nil }
  var givenTransition: AnyTransition? { nil }

  func updateViews(of element: Wrapper) {}

  static func makeModifierNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    ModifierNode(view, in: context)
  }
}

/// The node of a view with a modifier that wraps elements.
final class ModifierNode<Content: View, Modifier: ElementModifier>:
  _ViewNode<ModifiedContent<Content, Modifier>>
{
  private var modifier: Modifier
  private var child: _ViewNode<Content>?
  private var wrappers: [Modifier.Wrapper] = []
  private var wrapped: [Element] = []

  init(_ view: ModifiedContent<Content, Modifier>, in context: _NodeContext) {
    modifier = view.modifier
    super.init(in: context)
    child = Content._makeNode(view.content, in: contentContext())
    syncWrappers()
  }

  override func update(_ view: ModifiedContent<Content, Modifier>) {
    modifier = view.modifier
    // The parameters come first: what the modifier says of the content holds for its update too.
    refresh()
    child?.update(view.content)
  }

  override var partLabel: String? { modifier.partLabel }

  override var givenTransition: AnyTransition? {
    modifier.givenTransition ?? super.givenTransition
  }

  override func refresh() {
    evaluate { for wrapper in wrappers { modifier.apply(to: wrapper) } }
    for wrapper in wrappers { modifier.updateViews(of: wrapper) }
  }

  /// Gives new wrappers the parameters, which the others have.
  private func show(_ new: [Modifier.Wrapper]) {
    guard !new.isEmpty else { return }
    // Observation would keep something for each time.
    guard new.count < wrappers.count, !readsObservableObjects else { return refresh() }
    evaluateFurther { for wrapper in new { modifier.apply(to: wrapper) } }
    for wrapper in new { modifier.updateViews(of: wrapper) }
  }

  override var elements: [Element] { wrapped }

  override func childElementsDidChange(_ child: _Node) {
    guard child === self.child else {
      for wrapper in wrappers { wrapper.secondaryElementsDidChange(child) }
      return
    }
    syncWrappers()
    // Also where the elements are the same: one may have begun to be removed, and counts no more in layout.
    elementsDidChange()
  }

  override func unmount() {
    super.unmount()
    child?.unmount()
    for wrapper in wrappers { wrapper.unmount() }
  }

  private func syncWrappers() {
    let elements = child?.elements ?? []
    let new = syncedWrappers(&wrappers, of: elements) {
      modifier.makeElement(for: $0, node: self)
    }
    wrapped = elements.wrapped(by: wrappers)
    show(new)
  }
}

/// Gives each element its wrapper, known or new, unmounts the others, and returns the new ones.
///
/// What stands for rows that have not been made has none.
@MainActor
func syncedWrappers<Wrapper: UnaryElement>(
  _ wrappers: inout [Wrapper], of elements: [Element], make: (Element) -> Wrapper
) -> [Wrapper] {
  let old = wrappers
  let elements =
    elements.contains(where: \.standsForRows)
    ? elements.filter { !$0.standsForRows } : elements
  if old.count == elements.count, zip(old, elements).allSatisfy({ $0.wrapped === $1 }) {
    return []
  }
  var known: [ObjectIdentifier: Wrapper] = [:]
  for wrapper in old { known[ObjectIdentifier(wrapper.wrapped)] = wrapper }
  var new: [Wrapper] = []
  wrappers = elements.map { element in
    if let wrapper = known.removeValue(forKey: ObjectIdentifier(element)) { return wrapper }
    let wrapper = make(element)
    new.append(wrapper)
    return wrapper
  }
  for wrapper in old where known[ObjectIdentifier(wrapper.wrapped)] === wrapper {
    wrapper.unmount()
  }
  return new
}

extension [Element] {
  /// Returns the wrappers of elements, with what stands for rows that have not been made in its place.
  @MainActor
  func wrapped(by wrappers: [Element]) -> [Element] {
    guard count != wrappers.count else { return wrappers }
    var next = wrappers.makeIterator()
    return compactMap { $0.standsForRows ? $0 : next.next() }
  }
}

/// The node of a view with a modifier that changes the context of its content and nothing else.
class ContextModifierNode<Content: View, Modifier: ViewModifier>:
  _ViewNode<ModifiedContent<Content, Modifier>>
{
  fileprivate(set) var child: _ViewNode<Content>?

  /// Makes the content's node in its context.
  final func makeChild(_ content: Content, in context: _NodeContext) {
    child = Content._makeNode(content, in: context.inPlace(of: self))
  }

  override func update(_ view: ModifiedContent<Content, Modifier>) { child?.update(view.content) }

  override var elements: [Element] { child?.elements ?? [] }

  override func unmount() {
    super.unmount()
    child?.unmount()
  }
}

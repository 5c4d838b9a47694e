/// Lets a view have the keyboard focus, and tells those inside whether it has.
public nonisolated struct _FocusableModifier: ViewModifier {
  let isFocusable: Bool
  @State private var isFocused = false

  init(isFocusable: Bool) { self.isFocusable = isFocusable }

  @MainActor public func body(content: Content) -> some View {
    content
      .environment(\.isFocused, isFocused)
      .modifier(FocusStop(isFocusable: isFocusable))
      .modifier(FocusReader { isFocused = $0 })
  }
}

/// Lets a view have the keyboard focus.
nonisolated struct FocusStop: ViewModifier {
  typealias Body = Never

  let isFocusable: Bool

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension FocusStop: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> FocusElement {
    FocusElement(node: node, child: child)
  }

  @MainActor func apply(to element: FocusElement) {
    element.isFocusable = isFocusable && element.environmentValues.isEnabled
  }
}

/// May have the keyboard focus, which is then seen on all that is inside.
final class FocusElement: FramedElement {
  var isFocusable = true

  override func drawContent(into builder: PictureBuilder) {
    guard graph.visibleFocus === self else { return child.draw(into: builder) }
    builder.withFocus { child.draw(into: builder) }
  }
}

extension View {
  /// Lets the view have the keyboard focus, or not: by Tab, the arrow keys, or a click.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(_FocusableModifier(isFocusable: isFocusable))
  }
}

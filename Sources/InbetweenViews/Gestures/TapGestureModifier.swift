/// Has a closure called when a view is tapped.
public nonisolated struct _TapGestureModifier: ViewModifier {
  public typealias Body = Never

  let count: Int
  let action: () -> Void

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _TapGestureModifier: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> TapElement {
    TapElement(node: node, child: child)
  }

  @MainActor func apply(to element: TapElement) {
    element.count = count
    element.action = action
  }
}

/// Takes taps on whatever its child shows, and anywhere in its own frame.
final class TapElement: FramedElement {
  /// How many taps in a row it takes.
  var count = 1
  /// Whether the view may get the keyboard focus.
  var isTabStop = true
  var action: () -> Void = {}
  private var taken = 0

  /// Notes a tap, and acts if it is the last of those that are asked for.
  func tap() {
    taken += 1
    guard taken >= count else { return }
    taken = 0
    action()
  }

  override func drawContent(into builder: PictureBuilder) {
    guard graph.visibleFocus === self else { return child.draw(into: builder) }
    builder.withFocus { child.draw(into: builder) }
  }
}

extension View {
  /// Calls a closure when the view is tapped: by a click, or by Return or the space bar when it has the focus.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    modifier(_TapGestureModifier(count: max(1, count), action: action))
  }
}

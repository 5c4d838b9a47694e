/// Has a closure called when a view is tapped.
public nonisolated struct _TapGestureModifier: ViewModifier {
  public typealias Body = Never

  let count: Int
  let action: () -> Void
  /// Told when the view begins and ends to be pressed.
  var pressing: ((Bool) -> Void)?

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
    element.pressing = pressing
    element.isEnabled = element.environmentValues.isEnabled
  }
}

/// Takes taps on whatever its child shows, and anywhere in its own frame.
final class TapElement: FramedElement {
  /// How many taps in a row it takes.
  var count = 1
  var action: () -> Void = {}
  var pressing: ((Bool) -> Void)?
  var isEnabled = true { didSet { if !isEnabled { isPressed = false } } }
  private var taken = 0
  private var flash: Alarm?

  /// How long a key has the view look pressed, in seconds.
  private static let flashDuration = 0.1

  /// Whether a mouse button is held in the view, or a key has just tapped it.
  var isPressed = false {
    didSet {
      guard isPressed != oldValue else { return }
      flash?.callOff()
      pressing?(isPressed)
    }
  }

  /// Notes a tap, and acts if it is the last of those that are asked for.
  func tap() {
    taken += 1
    guard taken >= count else { return }
    taken = 0
    action()
  }

  /// Does what a tap by a key does, and looks pressed for a moment.
  func tapByKey() {
    if pressing != nil {
      isPressed = true
      flash = graph.alarm(after: Self.flashDuration) { [weak self] in self?.isPressed = false }
    }
    tap()
  }

  override func drawContent(into builder: PictureBuilder) {
    guard graph.visibleFocus === self else { return child.draw(into: builder) }
    builder.withFocus { child.draw(into: builder) }
  }

  override func unmount() {
    super.unmount()
    flash?.callOff()
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

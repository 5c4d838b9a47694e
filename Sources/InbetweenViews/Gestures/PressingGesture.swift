/// A gesture that tells when a view begins and ends to look pressed. Not in SwiftUI: buttons and long presses use it.
nonisolated struct PressingGesture<Content: Gesture>: OuterGesture where Content.Value == Bool {
  typealias Value = Bool
  typealias Body = Never

  let content: Content
  let pressing: (Bool) -> Void

  @MainActor static func _makeRecognizer(
    _ gesture: PressingGesture<Content>
  ) -> _GestureRecognizer<PressingGesture<Content>, Bool> {
    PressingRecognizer(gesture)
  }

  @MainActor static var _isTappable: Bool { Content._isTappable }
}

/// Tells whether the view is pressed; a key has it look so for a moment.
final class PressingRecognizer<Content: Gesture>: OuterRecognizer<PressingGesture<Content>>
where Content.Value == Bool {
  private var told = false
  private weak var keyElement: GestureElement?

  override var phase: GesturePhase<Bool> { child.phase }

  override func handle(_ event: PointerEvent, in context: GestureContext) {
    if event.kind == .press { context.element.flash?.callOff() }
    keyElement = event.isKey ? context.element : nil
    super.handle(event, in: context)
  }

  override func deliver() {
    if let element = keyElement, child.phase.isRecognized {
      tell(true)
      let pressing = gesture.pressing
      let end = element.graph.now + GestureElement.flashDuration
      element.flash = element.graph.alarm(at: end) { pressing(false) }
      told = false
    } else {
      tell(child.phase.value ?? false)
    }
    super.deliver()
  }

  override func cancel() {
    super.cancel()
    tell(false)
  }

  private func tell(_ isPressed: Bool) {
    guard isPressed != told else { return }
    told = isPressed
    gesture.pressing(isPressed)
  }
}

/// A tap that tells, until it is complete, whether the button is down in the view. Not in SwiftUI.
nonisolated struct PressGesture: Gesture {
  typealias Value = Bool
  typealias Body = Never

  @MainActor static func _makeRecognizer(
    _ gesture: PressGesture
  ) -> _GestureRecognizer<PressGesture, Bool> {
    PressRecognizer(gesture)
  }

  @MainActor static var _isTappable: Bool { true }
}

/// Looks whether the button is down in the view.
final class PressRecognizer: _GestureRecognizer<PressGesture, Bool> {
  private var current = GesturePhase<Bool>.possible(nil)

  override var phase: GesturePhase<Bool> { current }
  override var yields: Bool { true }

  override func handle(_ event: PointerEvent, in context: GestureContext) {
    guard !current.isOver else { return }
    let isInside = context.contains(event.place)
    if event.kind == .release {
      current = isInside ? .ended(true) : .failed
    } else {
      current = .possible(isInside)
    }
  }
}

/// Has a gesture, which begins on whatever its child shows, and anywhere in its own frame.
final class GestureElement: FramedElement {
  /// How a gesture stands to those of views inside.
  enum Rank {
    /// It comes after them.
    case normal
    /// It comes before them.
    case high
    /// It goes on beside them.
    case simultaneous
  }

  /// How long a key has a view look pressed, in seconds.
  static let flashDuration = 0.1

  /// Whether Tab brings the keyboard focus to a view that can be tapped.
  var isTabStop = true
  private(set) var rank = Rank.normal
  private(set) var mask = GestureMask.all
  private var isEnabled = true
  private var hasTap = false
  private var make: () -> Course = { (_GestureCourse(), { .failed }) }
  /// The gesture that is on its way.
  private weak var course: _GestureCourse?
  /// Ends the moment for which a key has the view look pressed.
  var flash: Alarm?

  /// A gesture on its way, and how far it is.
  typealias Course = (course: _GestureCourse, phase: () -> GesturePhase<Void>)

  /// Whether the gesture may begin or go on.
  var isListening: Bool { isEnabled && mask.contains(.gesture) && isPresent }

  /// Whether keys can tap the view.
  var isTappable: Bool { hasTap && isListening }

  /// Takes over a description of the gesture; one that is on its way goes on with its closures.
  func take<Content: Gesture>(
    _ gesture: Content, rank: Rank, mask: GestureMask, isEnabled: Bool
  ) {
    (self.rank, self.mask, self.isEnabled) = (rank, mask, isEnabled)
    hasTap = Content._isTappable
    make = {
      let made = Content._makeRecognizer(gesture)
      return (made, { made.phase.map { _ in } })
    }
    (course as? _GestureRecognizer<Content, Content.Value>)?.update(gesture)
  }

  /// Begins the gesture.
  func begin() -> Course {
    let made = make()
    course = made.course
    return made
  }

  override func drawContent(into builder: PictureBuilder) {
    guard graph.visibleFocus === self else { return child.draw(into: builder) }
    builder.withFocus { child.draw(into: builder) }
  }

  override func willUnmount() {
    super.willUnmount()
    flash?.callOff()
  }
}

import InbetweenMotion

/// Something whose motion the animator times, while its numbers are nobody's but its own.
@MainActor
class AnimatedTrack {
  private unowned let element: Element
  /// How often its motion was begun or ended: a deadline of an older motion counts no more.
  fileprivate(set) var epoch: UInt32 = 0
  /// Whether it is in motion.
  fileprivate(set) var isActive = false
  fileprivate var listeners: [SlotListener] = []

  init(of element: Element) { self.element = element }

  fileprivate final var graph: ViewGraph { element.graph }

  fileprivate final var transaction: Transaction { element.transaction }

  fileprivate final var environment: EnvironmentValues { element.environmentValues }

  /// Says that the motion is over and the model shows.
  final func didSettle() { element.graph.setNeedsPatch(element) }

  /// Stops at the model; who waits for it waits no longer.
  func drop() { element.graph.animator.end(self) }
}

/// The animatable data of a view, a modifier or a shape, in motion when they change.
///
/// They are a vector of the author's own, of which nothing is known but that it can be added and scaled; so they
/// are no numbers in the animator's pool.
@MainActor
final class AnimatedData<Value: VectorArithmetic>: AnimatedTrack {
  private var value: AnimatedValue<Value>?

  /// Whether there is nothing to animate.
  static var isEmpty: Bool { Value.self == EmptyAnimatableData.self }

  /// The value that was set last.
  var model: Value? { value?.model }

  /// Takes a new value as the current transaction asks; the first one never animates.
  func set(_ new: Value) {
    guard !Self.isEmpty else { return }
    guard var value else {
      value = AnimatedValue(new)
      return
    }
    guard new != value.model else { return }
    let transaction = transaction
    value.set(
      new, animation: transaction.effectiveAnimation, environment: environment, at: graph.now)
    self.value = value
    guard let end = value.end else { return drop() }
    guard transaction.effectiveAnimation != nil else { return }
    graph.animator.begin(
      self, logicalEnd: value.logicalEnd ?? end, end: end, transaction: transaction)
  }

  /// Returns what is shown at a time; nil if nothing was ever set.
  func presentation(at time: Double) -> Value? { value?.presentation(at: time) }

  override func drop() {
    super.drop()
    if let model = value?.model { value = AnimatedValue(model) }
  }
}

extension AnimatedTrack {
  /// Begins a motion, for which listeners wait.
  func begin(_ new: [SlotListener]) {
    epoch &+= 1
    isActive = true
    listeners += new
  }

  /// Ends the motion, and returns who waited for it.
  func end() -> [SlotListener] {
    defer { listeners = [] }
    epoch &+= 1
    isActive = false
    return listeners
  }
}

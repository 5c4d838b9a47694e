import InbetweenMotion

/// A number on a timeline of its own, and the completions in the order in which they were called.
final class Track {
  let timeline = AnimationTimeline()
  private(set) var calls: [String] = []
  private var number: TimelineValue<Double>?

  init(_ start: Double = 0) { number = timeline.value(start) }

  var x: TimelineValue<Double> {
    guard let number else { preconditionFailure("the number has gone") }
    return number
  }

  /// Changes the number at a time; `name` is noted when the animation is complete.
  func set(
    _ target: Double, _ animation: Animation?, _ name: String? = nil,
    criteria: AnimationCompletionCriteria = .logicallyComplete, at time: Double
  ) {
    timeline.advance(to: time)
    var transaction = Transaction(animation: animation)
    if let name {
      transaction.addAnimationCompletion(criteria: criteria) { [weak self] in
        self?.calls.append(name)
      }
    }
    withTransaction(transaction) { x.model = target }
  }

  /// Returns what is shown at a time, rounded to a billionth.
  func shown(at time: Double) -> Double {
    timeline.advance(to: time)
    return (x.presentation * 1e9).rounded() / 1e9
  }

  func shown(at times: Double...) -> [Double] { times.map { shown(at: $0) } }

  /// Returns who was called until a time.
  func calls(at time: Double) -> [String] {
    timeline.advance(to: time)
    return calls
  }

  /// Lets the number go.
  func remove() { number = nil }

  /// Whether nothing falls due any more and nothing moves.
  var isIdle: Bool {
    timeline.nextDeadline == nil && number?.isAnimating != true
  }
}

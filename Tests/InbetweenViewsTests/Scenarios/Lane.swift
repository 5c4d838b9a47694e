import Inbetween

/// A box whose offset is a state, and those who were told that its animations are complete.
@MainActor
final class Lane {
  let stage: Stage
  let log = Log()
  private let remote: Remote<Double>

  init(_ start: Double = 0) {
    (stage, remote) = Remote.stage(start, columns: 300) { x in
      TopLeading { box("box").offset(x: x) }
    }
  }

  /// Changes the offset at a time; `name` is noted when the animation is complete.
  func set(
    _ x: Double, _ animation: Animation?, _ name: String? = nil,
    criteria: AnimationCompletionCriteria = .logicallyComplete, at time: Double
  ) {
    var transaction = Transaction(animation: animation)
    if let name {
      transaction.addAnimationCompletion(criteria: criteria) { [log] in log.note(name) }
    }
    perform(transaction, at: time) { $0.model = x }
  }

  func perform(
    _ transaction: Transaction, at time: Double, _ body: @escaping (Remote<Double>) -> Void
  ) {
    remote.perform(at: time) { [remote] in withTransaction(transaction) { body(remote) } }
  }

  /// Returns where the box is at a time, rounded to a millionth.
  func x(at time: Double) -> Double {
    ((stage.at(time).all("box").first?.x ?? .nan) * 1e6).rounded() / 1e6
  }

  func x(at times: Double...) -> [Double] { times.map { x(at: $0) } }

  /// Returns who was told until a time.
  func told(at time: Double) -> [String] {
    _ = stage.at(time)
    return log.entries
  }

  /// Whether no further frame is asked for.
  func isIdle(at time: Double) -> Bool { stage.at(time).nextUpdate == nil }
}

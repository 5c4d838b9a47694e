import InbetweenMotion
import Testing

/// What holds for any program of changes, animations and moments that are looked at.
struct ProgramLaws {
  @Test func `a random program shows numbers, ends on its models and completes each part once`() {
    for seed in Seeded.seeds(100) {
      let program = RandomProgram(seed: seed)
      program.run()
      for breach in program.breaches.prefix(3) { Issue.record("seed \(seed): \(breach)") }
    }
  }
}

/// Values on a timeline that are sent here and there, and what went wrong.
private final class RandomProgram {
  private(set) var breaches: [String] = []

  private let timeline = AnimationTimeline()
  private let number: TimelineValue<Double>
  private let pair: TimelineValue<AnimatablePair<Double, Float>>
  private var animations: RandomAnimation
  private var completions: [Completion] = []
  private var changes = 0
  private var calls: [(serial: Int, time: Double, changes: Int)] = []

  private struct Completion {
    let begun: Double
    let criteria: AnimationCompletionCriteria
    let waitsForPair: Bool
    var count = 0
  }

  init(seed: UInt64) {
    animations = RandomAnimation(random: Seeded(state: seed))
    number = timeline.value(0)
    pair = timeline.value(AnimatablePair(0, 0))
  }

  func run() {
    for _ in 0..<Int.random(in: 3...25, using: &animations.random) { step() }
    // Whatever runs, a curve of a second ends it, and this value's completions with it.
    withAnimation(.linear(duration: 1)) {
      number.model = 1000
      pair.model = AnimatablePair(-3, 500)
    }
    timeline.advance(to: timeline.now + 1)
    look()
    if number.presentation != 1000 || pair.presentation != AnimatablePair(-3, 500) {
      breaches.append("ends at \(number.presentation) and \(pair.presentation)")
    }
    if number.isAnimating || pair.isAnimating || timeline.nextDeadline != nil {
      breaches.append("does not come to rest")
    }
    for (serial, completion) in completions.enumerated() where completion.count != 1 {
      breaches.append("completion \(serial) was called \(completion.count) times")
    }
    checkOrder()
  }

  private func step() {
    switch Int.random(in: 0..<6, using: &animations.random) {
    case 0, 1:
      let time = timeline.now + animations.random.next(0...0.4)
      timeline.advance(to: time)
    case 2: timeline.advance(to: timeline.now + animations.random.next(0...40))
    default: change()
    }
    look()
  }

  private func change() {
    changes += 1
    var transaction = Transaction()
    switch Int.random(in: 0..<8, using: &animations.random) {
    case 0: transaction.animation = nil
    case 1: transaction.tracksVelocity = true
    default: transaction.animation = animations.next()
    }
    let changesPair = Bool.random(using: &animations.random)
    if Bool.random(using: &animations.random) { wait(in: &transaction, forPair: changesPair) }
    withTransaction(transaction) {
      number.model = animations.random.next(-200...200).rounded()
      if changesPair {
        let first = animations.number(-1...1)
        pair.model = AnimatablePair(first, Float(animations.number(-100...100)))
      }
    }
  }

  private func wait(in transaction: inout Transaction, forPair: Bool) {
    let criteria: AnimationCompletionCriteria =
      Bool.random(using: &animations.random) ? .logicallyComplete : .removed
    let serial = completions.count
    completions.append(Completion(begun: timeline.now, criteria: criteria, waitsForPair: forPair))
    transaction.addAnimationCompletion(criteria: criteria) { [unowned self] in
      completions[serial].count += 1
      calls.append((serial, timeline.now, changes))
    }
  }

  /// What is shown is a number wherever the model is one, now and later.
  private func look() {
    let (shown, velocity) = (number.presentation, number.velocity)
    if !shown.isFinite { breaches.append("shows \(shown) at \(timeline.now)") }
    if !velocity.isFinite { breaches.append("has the velocity \(velocity) at \(timeline.now)") }
    let (first, second) = (pair.presentation.first, pair.presentation.second)
    if pair.model.first.isFinite && pair.model.second.isFinite
      && !(first.isFinite && second.isFinite)
    {
      breaches.append("shows \(first), \(second) on the way to \(pair.model)")
    }
  }

  /// Calls come in the order of time; at one moment, unless something changes in between, those of one kind that
  /// wait for one value come as they were begun.
  private func checkOrder() {
    for (call, next) in zip(calls, calls.dropFirst()) where next.time < call.time {
      breaches.append("\(next) is called after \(call)")
    }
    for criteria in [AnimationCompletionCriteria.logicallyComplete, .removed] {
      let some = calls.filter {
        completions[$0.serial].criteria == criteria && !completions[$0.serial].waitsForPair
      }
      for (call, next) in zip(some, some.dropFirst())
      where (next.time, next.changes) == (call.time, call.changes) && next.serial < call.serial {
        breaches.append("\(next.serial) is called after \(call.serial) at \(call.time)")
      }
    }
    for call in calls where call.time < completions[call.serial].begun {
      breaches.append("\(call.serial) is called before it was begun")
    }
  }
}

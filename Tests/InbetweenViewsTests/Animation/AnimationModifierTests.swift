import Inbetween
import Testing

private enum FlavourKey: TransactionKey {
  static var defaultValue: String { "none" }
}

extension Transaction {
  fileprivate var flavour: String {
    get { self[FlavourKey.self] }
    set { self[FlavourKey.self] = newValue }
  }
}

/// Which transaction reaches which view.
@MainActor @Suite struct AnimationModifierTests {
  private struct Model: Equatable {
    var x = 0.0
    var y = 0.0
    var other = 0
  }

  /// The places of the boxes with some names at a time.
  private func x(_ stage: Stage, _ names: [String], at time: Double) -> [Double] {
    let picture = stage.at(time)
    return names.map { picture.all($0)[0].x }
  }

  @Test func `a value's change is animated for all inside, and for nothing outside`() {
    let (stage, remote) = Remote.stage(Model()) { model in
      TopLeading {
        ZStack(alignment: .topLeading) {
          box("inside").offset(x: model.x).animation(.linear(duration: 1), value: model.x)
          box("outside").animation(.linear(duration: 1), value: model.x).offset(x: model.x)
          box("unrelated").offset(x: model.x).animation(.linear(duration: 1), value: model.other)
        }
      }
    }
    remote.set(Model(x: 10), at: 0)
    #expect(x(stage, ["inside", "outside", "unrelated"], at: 0.5) == [5, 10, 10])
  }

  @Test func `it does not animate a first appearance`() {
    let stage = Stage(
      TopLeading { box("a").offset(x: 7).animation(.linear(duration: 1), value: 1) })
    #expect(x(stage, ["a"], at: 0) == [7])
    #expect(stage.at(0).nextUpdate == nil)
  }

  @Test func `it wins over withAnimation, the nearest to the view wins, and nil shows at once`() {
    let (stage, remote) = Remote.stage(Model()) { model in
      TopLeading {
        ZStack(alignment: .topLeading) {
          box("inner").offset(x: model.x)
            .animation(.linear(duration: 2), value: model.x)
            .animation(.linear(duration: 4), value: model.x)
          box("outer").offset(x: model.x).animation(.linear(duration: 4), value: model.x)
          box("at once").offset(x: model.x).animation(nil, value: model.x)
          box("plain").offset(x: model.x)
        }
      }
    }
    remote.set(Model(x: 8), .linear(duration: 1), at: 0)
    #expect(x(stage, ["inner", "outer", "at once", "plain"], at: 0.5) == [2, 1, 8, 4])
  }

  @Test func `it holds only for the update in which the value changed`() {
    let (stage, remote) = Remote.stage(Model()) { model in
      TopLeading {
        box("a").offset(x: model.x, y: model.y).animation(.linear(duration: 1), value: model.x)
      }
    }
    remote.set(Model(x: 0, y: 1), at: 0)
    #expect(stage.at(0).frames("a") == [rect(0, 1, 1, 1)])
    remote.set(Model(x: 10, y: 2), at: 1)
    #expect(stage.at(1.5).frames("a") == [rect(5, 1.5, 1, 1)])
    // No animation: the model moves at once, and what is left of the motion plays on around it.
    remote.set(Model(x: 10, y: 4), at: 1.5)
    #expect(stage.at(1.5).frames("a") == [rect(5, 3.5, 1, 1)])
    #expect(stage.at(2).frames("a") == [rect(10, 4, 1, 1)])
  }

  @Test func `a transaction that disables animations silences it and keeps its own`() {
    let (stage, remote) = Remote.stage(Model()) { model in
      TopLeading {
        box("a").offset(x: model.x).animation(.linear(duration: 1), value: model.x)
      }
    }
    remote.perform(at: 0) {
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction) { remote.model.x = 10 }
    }
    #expect(x(stage, ["a"], at: 0) == [10])
    remote.perform(at: 1) {
      var transaction = Transaction(animation: .linear(duration: 2))
      transaction.disablesAnimations = true
      withTransaction(transaction) { remote.model.x = 20 }
    }
    #expect(x(stage, ["a"], at: 2) == [15])
  }

  @Test func `a transaction modifier changes every update inside`() {
    let (stage, remote) = Remote.stage(Model()) { model in
      TopLeading {
        ZStack(alignment: .topLeading) {
          box("slow").offset(x: model.x).transaction { $0.animation = .linear(duration: 2) }
          box("never").offset(x: model.x).transaction { $0.animation = nil }
          box("faster").offset(x: model.x)
            .transaction { $0.animation = $0.animation?.speed(2) }
        }
      }
    }
    remote.set(Model(x: 10), .linear(duration: 1), at: 0)
    #expect(x(stage, ["slow", "never", "faster"], at: 0.25) == [1.25, 10, 5])
    _ = stage.at(3)
    remote.set(Model(x: 0), at: 3)
    #expect(x(stage, ["slow", "never", "faster"], at: 4) == [5, 0, 0])
  }

  @Test func `a value of one's own travels with the transaction`() {
    let log = Log()
    let (stage, remote) = Remote.stage(Model()) { model in
      box("a").offset(x: model.x).transaction { log.note($0.flavour) }
    }
    remote.perform(at: 0) { withTransaction(\.flavour, "sweet") { remote.model.x = 1 } }
    #expect(log.entries.contains("sweet"))
    let count = log.entries.count
    remote.perform(at: 1) {
      withTransaction(\.flavour, "sour") { withAnimation(.linear) { remote.model.x = 2 } }
    }
    #expect(Set(log.entries.dropFirst(count)) == ["sour"])
    _ = stage.at(1)
  }

  @Test func `a task that is started inside withAnimation does not inherit it`() async {
    let (stage, remote) = Remote.stage(Model()) { model in
      TopLeading {
        ZStack(alignment: .topLeading) {
          box("now").offset(x: model.x)
          box("later").offset(x: model.y)
        }
      }
    }
    stage.host.onInvalidate = { 0.25 }
    var task: Task<Void, Never>?
    remote.perform(at: 0) {
      withAnimation(.linear(duration: 1)) {
        remote.model.x = 10
        task = Task { remote.model.y = 10 }
      }
    }
    await task?.value
    // The write reaches the main actor in a task of its own.
    for _ in 0..<64 where remote.model.y != 10 || stage.at(0.25).all("later")[0].x != 10 {
      await Task.yield()
    }
    #expect(x(stage, ["now", "later"], at: 0.5) == [5, 10])
  }

  @Test func `two blocks with different animations in one handler are two updates`() {
    let (stage, remote) = Remote.stage(Model()) { model in
      TopLeading {
        ZStack(alignment: .topLeading) {
          box("x").offset(x: model.x)
          box("y").offset(x: model.y)
        }
      }
    }
    stage.host.counters.reset()
    remote.perform(at: 0) {
      withAnimation(.linear(duration: 1)) { remote.model.x = 10 }
      withAnimation(.linear(duration: 2)) { remote.model.y = 10 }
    }
    #expect(stage.host.counters.bodies["Controlled"] == 2)
    #expect(x(stage, ["x", "y"], at: 0.5) == [5, 2.5])
  }

  @Test func `completions come once, logical ones before those of the removal`() {
    let log = Log()
    let (stage, remote) = Remote.stage(Model()) { model in
      TopLeading { box("a").offset(x: model.x) }
    }
    remote.perform(at: 0) {
      let animation = Animation.spring(duration: 0.5)
      withAnimation(animation) {
        remote.model.x = 10
      } completion: {
        log.note("logical")
      }
      withAnimation(animation, completionCriteria: .removed) {
        remote.model.x = 20
      } completion: {
        log.note("removed")
      }
    }
    _ = stage.at(0.49)
    #expect(log.entries == [])
    _ = stage.at(0.51)
    #expect(log.entries == ["logical"])
    #expect(stage.at(3).nextUpdate == nil)
    #expect(log.entries == ["logical", "removed"])
  }

  @Test func `a completion with nothing to animate comes right after the update`() {
    let log = Log()
    let (stage, remote) = Remote.stage(Model()) { model in box("a").offset(x: model.x) }
    remote.perform(at: 0) {
      withAnimation(.linear(duration: 1)) {
      } completion: {
        log.note("empty")
      }
      withAnimation(.linear(duration: 1)) {
        remote.model.x = 0
      } completion: {
        log.note("same")
      }
      withAnimation(.linear(duration: 1)) {
        remote.model.other = 3
      } completion: {
        log.note("unseen")
      }
      withAnimation(nil) {
        remote.model.x = 5
      } completion: {
        log.note("at once")
      }
      log.note("handler")
    }
    #expect(log.entries == ["empty", "handler", "same", "unseen", "at once"])
    _ = stage.at(2)
    #expect(log.entries.count == 5)
  }

  @Test func `a completion waits for what is drawn and not for what only arranges it`() {
    let log = Log()
    let (stage, remote) = Remote.stage(Model(x: 5)) { model in
      TopLeading { Text("a").frame(width: model.x, alignment: .leading) }
    }
    remote.perform(at: 0) {
      withAnimation(.linear(duration: 1)) {
        remote.model.x = 10
      } completion: {
        log.note("done")
      }
    }
    #expect(log.entries == ["done"])
    #expect(stage.at(0.5).texts.map(\.frame) == [rect(0, 0, 1, 1)])
  }

  @Test func `changes that cause changes without end do not stop the program`() {
    final class Loop {
      var action: () -> Void = {}
    }
    let (stage, remote) = Remote.stage(0) { (count: Int) in Text("\(count)") }
    let loop = Loop()
    loop.action = {
      withAnimation(nil) {
        remote.model += 1
      } completion: {
        loop.action()
      }
    }
    remote.perform(at: 0) { loop.action() }
    let first = remote.model
    #expect(first >= 1000)
    #expect(stage.at(1).nextUpdate == 1)
    #expect(remote.model > first)
    loop.action = {}
    #expect(stage.at(2).nextUpdate == nil)
  }

  @Test func `the completions of a view that goes are called`() {
    let log = Log()
    let (stage, remote) = Remote.stage(Model()) { model in
      if model.other == 0 { box("a").offset(x: model.x) }
    }
    remote.perform(at: 0) {
      withAnimation(.linear(duration: 5)) {
        remote.model.x = 10
      } completion: {
        log.note("done")
      }
    }
    _ = stage.at(1)
    #expect(log.entries == [])
    remote.perform(at: 1) { remote.model.other = 1 }
    _ = stage.at(1)
    #expect(log.entries == ["done"])
  }
}

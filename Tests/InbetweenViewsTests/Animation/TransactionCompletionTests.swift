import Inbetween
import Testing

/// When those are told who wait for the end of animations.
@MainActor @Suite struct TransactionCompletionTests {
  private struct Model: Equatable {
    var x = 0.0
    var other = 0
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
    #expect(first >= 10 && first <= 30)
    #expect(stage.at(1).nextUpdate == 1)
    #expect(remote.model > first)
    loop.action = {}
    #expect(stage.at(2).nextUpdate == nil)
  }
}

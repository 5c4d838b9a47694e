import Inbetween
import Testing

/// How views come and go.
@MainActor @Suite struct TransitionTests {
  private struct Counter: View {
    let log: Log
    @State private var count = 0

    var body: some View {
      Text("count \(count)")
        .onTapGesture { count += 1 }
        .onAppear { log.note("appear") }
        .onDisappear { log.note("disappear") }
    }
  }

  @Test func `a view fades in and out, and keeps its place while it goes`() {
    let (stage, remote) = Remote.stage(false) { isOn in
      TopLeading {
        HStack(spacing: 0) {
          if isOn { box("a", 4) }
          box("b", 2)
        }
      }
    }
    remote.set(true, .linear(duration: 1), at: 0)
    let coming = stage.at(0.25)
    #expect(coming.all("a").map(\.opacity) == [0.25])
    #expect(coming.all("a").map(\.phase) == [.inserting])
    #expect(coming.frames("a") == [rect(0, 0, 4, 1)])
    #expect(coming.frames("b") == [rect(1, 0, 2, 1)])
    #expect(stage.at(1).all("a").map(\.phase) == [.present])
    remote.set(false, .linear(duration: 1), at: 2)
    let going = stage.at(2.25)
    #expect(going.all("a").map(\.opacity) == [0.75])
    #expect(going.all("a").map(\.phase) == [.removing])
    #expect(going.frames("a") == [rect(0, 0, 4, 1)])
    #expect(going.frames("b") == [rect(3, 0, 2, 1)])
    #expect(stage.at(3).all("a").isEmpty)
    #expect(stage.at(3).nextUpdate == nil)
  }

  @Test func `without an animation a view comes and goes at once`() {
    let (stage, remote) = Remote.stage(false) { isOn in if isOn { box("a", 4) } }
    remote.set(true, at: 0)
    #expect(stage.at(0).all("a").map(\.opacity) == [1])
    remote.set(false, at: 1)
    #expect(stage.at(1).all("a").isEmpty)
  }

  @Test func `with the identity transition a view comes and goes at once`() {
    let (stage, remote) = Remote.stage(false) { isOn in
      VStack {
        if isOn { box("a", 4).transition(.identity) }
        if isOn { box("b", 4).transition(.opacity) }
      }
    }
    remote.set(true, .linear(duration: 1), at: 0)
    #expect(stage.at(0.5).all("a").map(\.opacity) == [1])
    #expect(stage.at(0.5).all("b").map(\.opacity) == [0.5])
    _ = stage.at(1)
    remote.set(false, .linear(duration: 1), at: 1)
    #expect(stage.at(1.5).all("a").isEmpty)
    #expect(stage.at(1.5).all("b").map(\.opacity) == [0.5])
  }

  @Test func `the first views appear without a transition`() {
    let stage = Stage(VStack { if true { box("a", 4) } }.transaction { $0.animation = .linear })
    #expect(stage.at(0).all("a").map(\.opacity) == [1])
    #expect(stage.at(0).nextUpdate == nil)
  }

  @Test func `a view that comes back in mid-flight is the same one and turns round`() {
    let log = Log()
    let (stage, remote) = Remote.stage(true) { isOn in if isOn { Counter(log: log) } }
    stage.send(.tapNamed("count 0"), at: 0)
    #expect(log.entries == ["appear"])
    remote.set(false, .linear(duration: 1), at: 0)
    #expect(stage.at(0.5).nodes.map(\.opacity) == [0.5])
    remote.set(true, .linear(duration: 1), at: 0.5)
    // The old fade, 1 - t, goes on under the new one, which takes it to 1 in a second:
    // 1 - t + f * t with f = t - 0.5, and the old one stays at 0 from 1 on.
    let expected: [(Double, Double)] = [
      (0.5, 0.5), (0.75, 0.4375), (1, 0.5), (1.25, 0.75), (1.5, 1),
    ]
    for (time, opacity) in expected {
      let picture = stage.at(time)
      #expect(near(picture.nodes.map(\.opacity), [opacity], 1e-12), "at \(time)")
      #expect(picture.nodes.map(\.phase) == [time < 1.5 ? .inserting : .present])
      #expect(picture.texts.map(\.text) == ["count 1"])
    }
    #expect(stage.at(3).texts.map(\.text) == ["count 1"])
    #expect(log.entries == ["appear"])
  }

  @Test func `both branches of an if are there while one replaces the other`() {
    let log = Log()
    let (stage, remote) = Remote.stage(true) { isOn in
      if isOn { Counter(log: log) } else { Text("else") }
    }
    remote.set(false, .linear(duration: 1), at: 0)
    let half = stage.at(0.5)
    #expect(half.texts.map(\.text) == ["count 0", "else"])
    #expect(half.nodes.map(\.opacity) == [0.5, 0.5])
    #expect(half.nodes.map(\.phase) == [.removing, .inserting])
    #expect(log.entries == ["appear"])
    _ = stage.at(1)
    #expect(log.entries == ["appear", "disappear"])
  }

  @Test func `what is inside of a view in its removal moves on`() {
    struct Model {
      var isOn = true
      var x = 0.0
    }
    let (stage, remote) = Remote.stage(Model()) { model in
      TopLeading {
        ZStack(alignment: .topLeading) {
          box("kept").offset(x: model.x)
          if model.isOn { box("a").offset(x: model.x) }
        }
      }
    }
    remote.perform(at: 0) { withAnimation(.linear(duration: 2)) { remote.model.x = 20 } }
    remote.perform(at: 0.5) { withAnimation(.linear(duration: 1)) { remote.model.isOn = false } }
    let picture = stage.at(1)
    #expect(picture.all("a").map(\.x) == [10])
    #expect(picture.all("a").map(\.opacity) == [0.5])
    #expect(stage.at(1.5).all("a").isEmpty)
    #expect(stage.at(2).frames("kept").map(\.x) == [20])
  }

  @Test func `a removed view inside a modified group leaves the layout at once`() {
    let (stage, remote) = Remote.stage(true) { isOn in
      TopLeading {
        HStack(spacing: 0) {
          Group { if isOn { box("a", 4) } }
            .padding(.leading, 1)
            .opacity(0.5)
          box("b", 2)
        }
      }
    }
    remote.set(false, .linear(duration: 1), at: 0)
    #expect(stage.at(0.5).frames("b").map(\.x) == [2.5])
    #expect(stage.at(0.5).all("a").map(\.opacity) == [0.25])
    remote.set(true, at: 0.5)
    #expect(stage.at(2).frames("b").map(\.x) == [5])
    #expect(stage.at(2).all("a").map(\.opacity) == [0.5])
  }

  @Test func `views appear from the inside out, after the update, and leave when their fade ends`()
  {
    let log = Log()
    let (stage, remote) = Remote.stage(false) { isOn in
      if isOn {
        VStack {
          Text("1").onAppear { log.note("+1") }.onDisappear { log.note("-1") }
          Text("2").onAppear { log.note("+2") }.onDisappear { log.note("-2") }
        }
        .onAppear { log.note("+stack") }
        .onDisappear { log.note("-stack") }
      }
    }
    remote.perform(at: 1) {
      withAnimation(.linear(duration: 1)) { remote.model = true }
      log.note("handler")
    }
    #expect(log.entries == ["handler", "+1", "+2", "+stack"])
    remote.set(false, .linear(duration: 1), at: 3)
    _ = stage.at(3.999)
    #expect(log.entries.count == 4)
    _ = stage.at(4)
    #expect(Set(log.entries.dropFirst(4)) == ["-1", "-2", "-stack"] && log.entries.count == 7)
    remote.set(true, at: 5)
    remote.set(false, at: 6)
    // Without a transition it is gone before the next frame.
    #expect(log.entries.count == 13)
  }

  @Test func `state that onAppear changes with an animation is animated from the first frame`() {
    struct Greeting: View {
      @State private var x = 0.0

      var body: some View {
        TopLeading { box("a").offset(x: x) }
          .onAppear { withAnimation(.linear(duration: 1)) { x = 10 } }
      }
    }
    let stage = Stage(Greeting())
    // The tree is mounted at time 0, whatever the time of the first frame.
    #expect(stage.at(0.5).frames("a").map(\.x) == [5])
    #expect(stage.at(1).nextUpdate == nil)
  }
}

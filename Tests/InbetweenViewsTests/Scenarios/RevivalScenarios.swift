import Inbetween
import Testing

/// The scenarios of views that come back before they have gone, known by a number.
@MainActor @Suite struct RevivalScenarios {
  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Text("\(name) \(count)").onTapGesture { count += 1 }
    }
  }

  @Test func `T03 a view that is toggled again and again stays one, and ends where it should`() {
    let (stage, remote) = Remote.stage(true) { isShown in
      if isShown { Counter(name: "n").transition(.opacity) }
    }
    for count in 0..<7 { stage.send(.tapNamed("n \(count)"), at: 0) }
    var completions = [Int](repeating: 0, count: 40)
    var toggles = 0
    var last = 1.0
    for frame in 0...180 {
      let time = Double(frame) / 60
      while toggles < 40, 0.05 * Double(toggles) <= time {
        let toggle = toggles
        remote.perform(at: 0.05 * Double(toggle)) {
          withAnimation(.linear(duration: 1)) {
            remote.model.toggle()
          } completion: {
            completions[toggle] += 1
          }
        }
        toggles += 1
      }
      let nodes = stage.at(time).nodes
      #expect(nodes.count <= 1)
      let opacity = nodes.first?.opacity ?? 0
      #expect(abs(opacity - last) <= 0.06, "at \(time)")
      last = opacity
    }
    let end = stage.at(3)
    #expect(end.nodes.map(\.opacity) == [1])
    #expect(end.nodes.map(\.phase) == [.present])
    #expect(end.texts.map(\.text) == ["n 7"])
    #expect(end.nextUpdate == nil)
    #expect(completions == [Int](repeating: 1, count: 40))
  }

  @Test func `T04 an id that comes back revives the view that is on its way out`() {
    let (stage, remote) = Remote.stage("A") { name in
      Counter(name: name).id(name).transition(.opacity)
    }
    stage.send(.tapNamed("A 0"), at: 0)
    remote.set("B", .linear(duration: 1), at: 0)
    let before = stage.at(0.2)
    #expect(near(before.all("A").map(\.opacity), [0.8], 1e-12))
    #expect(near(before.all("B").map(\.opacity), [0.2], 1e-12))
    remote.set("A", .linear(duration: 1), at: 0.4)
    // Each old fade goes on beneath the new one, f = t - 0.4: A's 1 - t goes to 1, B's t to 0.
    let expected: [(Double, a: Double, b: Double)] = [
      (0.4, 0.6, 0.4), (0.9, 0.55, 0.45), (1.2, 0.8, 0.2),
    ]
    for (time, a, b) in expected {
      let picture = stage.at(time)
      #expect(picture.nodes.count == 2)
      #expect(picture.texts.map(\.text) == ["A 1", "B 0"])
      #expect(near(picture.all("A").map(\.opacity), [a], 1e-9), "at \(time)")
      #expect(near(picture.all("B").map(\.opacity), [b], 1e-9), "at \(time)")
      #expect(picture.nodes.map(\.phase) == [.inserting, .removing])
    }
    let end = stage.at(1.4)
    #expect(end.texts.map(\.text) == ["A 1"])
    #expect(end.nodes.map(\.opacity) == [1])
    #expect(end.nextUpdate == nil)
  }

  @Test func `a type-erased view that comes back is revived as well`() {
    let (stage, remote) = Remote.stage(true) { isText in
      isText ? AnyView(Counter(name: "A")) : AnyView(box("b"))
    }
    stage.send(.tapNamed("A 0"), at: 0)
    remote.set(false, .linear(duration: 1), at: 0)
    remote.set(true, .linear(duration: 1), at: 0.5)
    #expect(stage.at(1).texts.map(\.text) == ["A 1"])
    #expect(stage.at(1.5).nodes.count == 1)
  }

  @Test func `rows that go and come back in mid-flight keep their state and their order`() {
    let (stage, remote) = Remote.stage([1, 2, 3]) { rows in
      TopLeading {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(rows, id: \.self) { Counter(name: "row\($0)") }
        }
      }
    }
    stage.send(.tapNamed("row2 0"), at: 0)
    remote.set([3, 1], .linear(duration: 1), at: 0)
    remote.set([3, 2, 1], .linear(duration: 1), at: 0.5)
    let end = stage.at(1.5)
    #expect(end.texts.map(\.text) == ["row3 0", "row2 1", "row1 0"])
    #expect(end.texts.map(\.frame.y) == [0, 1, 2])
    #expect(end.nodes.map(\.opacity) == [1, 1, 1])
    #expect(end.nextUpdate == nil)
  }
}

import Inbetween
import Testing

/// Animations and transactions of a few modifiers, and of one value.
@MainActor @Suite struct ScopedAnimationTests {
  private struct Model: Equatable {
    var x = 0.0
    var y = 0.0
    var other = 0
  }

  private func frames(_ stage: Stage, _ names: [String], at time: Double) -> [CellRect] {
    let picture = stage.at(time)
    return names.map { picture.all($0)[0].frame }
  }

  @Test func `an animation with a body moves its own modifiers, not the view inside`() {
    let (stage, remote) = Remote.stage(Model()) { model in
      TopLeading {
        box("a").offset(y: model.y)
          .animation(.linear(duration: 1)) { $0.offset(x: model.x) }
      }
    }
    remote.set(Model(x: 10, y: 2), at: 0)
    #expect(frames(stage, ["a"], at: 0.5) == [rect(5, 2, 1, 1)])
    #expect(frames(stage, ["a"], at: 1) == [rect(10, 2, 1, 1)])
    // The transaction outside moves what is inside, and the modifiers in the body keep their own.
    remote.set(Model(x: 0, y: 0), .linear(duration: 2), at: 2)
    #expect(frames(stage, ["a"], at: 2.5) == [rect(5, 1.5, 1, 1)])
    #expect(frames(stage, ["a"], at: 3) == [rect(0, 1, 1, 1)])
  }

  @Test func `bodies may stand in one another, and each gives its view back`() {
    let (stage, remote) = Remote.stage(Model()) { model in
      TopLeading {
        ZStack(alignment: .topLeading) {
          box("a").offset(y: model.y)
            .animation(.linear(duration: 1)) { outer in
              outer.animation(.linear(duration: 4)) { inner in inner.offset(x: model.x) }
                .offset(y: model.y)
            }
        }
      }
    }
    remote.set(Model(x: 8, y: 1), .linear(duration: 2), at: 0)
    // x: 8 in four seconds; y: 1 in two for the view itself, and 1 in one for the outer body.
    #expect(frames(stage, ["a"], at: 1) == [rect(2, 1.5, 1, 1)])
  }

  @Test func `places change by the transaction outside of the body`() {
    let (stage, remote) = Remote.stage(Model()) { model in
      TopLeading {
        box("a")
          .animation(.linear(duration: 1)) { $0.padding(.leading, model.x).offset(x: model.y) }
      }
    }
    remote.set(Model(x: 10, y: 4), at: 0)
    #expect(frames(stage, ["a"], at: 0.5) == [rect(12, 0, 1, 1)])
    remote.set(Model(x: 0, y: 4), .linear(duration: 2), at: 2)
    #expect(frames(stage, ["a"], at: 3) == [rect(9, 0, 1, 1)])
  }

  @Test func `a body keeps its view's state when it is made anew`() {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Text("count \(count)").onTapGesture { count += 1 } }
    }
    let (stage, remote) = Remote.stage(Model(x: 0.5)) { model in
      Counter().animation(.linear) { $0.opacity(model.x) }
    }
    stage.send(.tapNamed("count 0"), at: 0)
    remote.set(Model(x: 1), at: 0)
    #expect(stage.at(1).texts.map(\.text) == ["count 1"])
  }

  @Test func `a transaction with a body may take an animation away`() {
    let (stage, remote) = Remote.stage(Model()) { model in
      TopLeading {
        box("a").offset(y: model.y)
          .transaction {
            $0.animation = nil
          } body: {
            $0.offset(x: model.x)
          }
      }
    }
    remote.set(Model(x: 10, y: 2), .linear(duration: 1), at: 0)
    #expect(frames(stage, ["a"], at: 0.5) == [rect(10, 1, 1, 1)])
  }

  @Test func `an animation with a body heeds a transaction that disables animations`() {
    let (stage, remote) = Remote.stage(Model()) { model in
      TopLeading { box("a").animation(.linear(duration: 1)) { $0.offset(x: model.x) } }
    }
    remote.perform(at: 0) {
      withTransaction(\.disablesAnimations, true) { remote.model.x = 10 }
    }
    #expect(frames(stage, ["a"], at: 0) == [rect(10, 0, 1, 1)])
  }

  @Test func `a transaction of a value reaches the updates in which the value changes`() {
    let (stage, remote) = Remote.stage(Model()) { model in
      TopLeading {
        box("a").offset(x: model.x)
          .transaction(value: model.other) { $0.animation = .linear(duration: 1) }
      }
    }
    remote.set(Model(x: 4), at: 0)
    #expect(frames(stage, ["a"], at: 0.5) == [rect(4, 0, 1, 1)])
    remote.set(Model(x: 8, other: 1), at: 1)
    #expect(frames(stage, ["a"], at: 1.5) == [rect(6, 0, 1, 1)])
    // Unlike an animation it asks nobody whether animations are disabled.
    remote.perform(at: 3) {
      withTransaction(\.disablesAnimations, true) { remote.model = Model(x: 0, other: 2) }
    }
    #expect(frames(stage, ["a"], at: 3.5) == [rect(4, 0, 1, 1)])
  }

  @Test func `a modifier can be given an animation of its own`() {
    struct Shift: ViewModifier {
      let x: Double
      func body(content: Content) -> some View { content.offset(x: x) }
    }
    let (stage, remote) = Remote.stage(Model()) { model in
      TopLeading {
        box("a").offset(y: model.y).modifier(Shift(x: model.x).animation(.linear(duration: 1)))
      }
    }
    remote.set(Model(x: 10, y: 2), at: 0)
    #expect(frames(stage, ["a"], at: 0.5) == [rect(5, 2, 1, 1)])
  }
}

import Inbetween
import Testing

/// What is seen where motion is reduced.
@MainActor @Suite struct ReducedMotionTests {
  private struct Model: Equatable {
    var x = 0.0
    var opacity = 1.0
    var isShown = true
  }

  private func stage<Content: View>(
    @ViewBuilder content: @escaping (Model) -> Content
  ) -> (stage: Stage, remote: Remote<Model>) {
    Remote.stage(Model()) { model in
      TopLeading { content(model) }.environment(\.accessibilityReduceMotion, true)
    }
  }

  @Test func `a view is at its new place at once, and its colours still change`() {
    let (stage, remote) = stage { model in
      HStack(spacing: 0) {
        box("a").padding(.leading, model.x)
        box("b").offset(x: model.x).opacity(model.opacity)
      }
    }
    remote.set(Model(x: 10, opacity: 0), .linear(duration: 1), at: 0)
    let half = stage.at(0.5)
    #expect(half.frames("a").map(\.x) == [10])
    #expect(half.frames("b").map(\.x) == [21])
    #expect(half.all("b").map(\.opacity) == [0.5])
    #expect(stage.at(1).nextUpdate == nil)
  }

  @Test func `a transition that moves becomes a fade, with the animation that it has`() {
    let transitions: [AnyTransition] = [
      .slide, .move(edge: .top), .offset(x: 9), .push(from: .leading), .scale,
      AnyTransition(.blurReplace),
      .opacity.combined(with: .slide), .slide.animation(.linear(duration: 1)),
      .asymmetric(insertion: .opacity, removal: .move(edge: .leading)),
    ]
    for transition in transitions {
      let (stage, remote) = stage { model in
        HStack { if model.isShown { box("a", 4).transition(transition) } }
      }
      remote.set(Model(isShown: false), .linear(duration: 1), at: 0)
      let half = stage.at(0.5)
      #expect(half.frames("a") == [rect(0, 0, 4, 1)])
      #expect(half.all("a").map(\.opacity) == [0.5])
      #expect(stage.at(1).nodes.isEmpty)
    }
  }

  @Test func `a matched pair cross-fades, each view at its own place`() {
    struct Pair: View {
      let isFirst: Bool
      @Namespace private var namespace

      var body: some View {
        HStack(spacing: 0) {
          if isFirst {
            box("a", 4).matchedGeometryEffect(id: 1, in: namespace)
          } else {
            box("b", 4).matchedGeometryEffect(id: 1, in: namespace).padding(.leading, 10)
          }
        }
      }
    }
    let (stage, remote) = stage { Pair(isFirst: $0.isShown) }
    remote.set(Model(isShown: false), .linear(duration: 1), at: 0)
    let half = stage.at(0.5)
    #expect(half.all("a").map(\.x) == [0])
    #expect(half.all("b").map(\.x) == [10])
    #expect((half.all("a") + half.all("b")).map(\.opacity) == [0.5, 0.5])
    #expect(stage.at(1).nextUpdate == nil)
  }

  @Test func `a loop stands still where it goes to`() {
    let (stage, remote) = stage { box("a").opacity($0.opacity) }
    remote.set(Model(opacity: 0.25), .linear(duration: 1).delay(0.1).repeatForever(), at: 0)
    #expect(stage.at(0).all("a").map(\.opacity) == [0.25])
    #expect(stage.at(0).nextUpdate == nil)
  }

  @Test func `a host may begin and end to reduce motion`() {
    struct Mover: View {
      @Environment(\.accessibilityReduceMotion) private var isReduced
      @State private var x = 0.0

      var body: some View {
        TopLeading {
          HStack(spacing: 0) {
            box("a").offset(x: x)
            Text(isReduced ? "still" : "moving")
          }
        }
        .focusable()
        .onKeyPress("m") {
          withAnimation(.linear(duration: 1)) { x += 10 }
          return .handled
        }
      }
    }
    let stage = Stage(Mover())
    stage.host.reducesMotion = true
    stage.key("m", at: 0)
    #expect(stage.at(0).frames("a").map(\.x) == [10])
    #expect(stage.at(0).texts.map(\.text) == ["still"])
    stage.host.reducesMotion = false
    stage.key("m", at: 1)
    #expect(stage.at(1.5).frames("a").map(\.x) == [15])
    #expect(stage.at(1.5).texts.map(\.text) == ["moving"])
  }
}

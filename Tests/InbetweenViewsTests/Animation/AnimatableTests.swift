import Foundation
import Inbetween
import Testing

/// Views, modifiers and layouts whose own data are animated: they are evaluated for each frame.
@MainActor @Suite struct AnimatableTests {
  private struct Counted: View, Animatable {
    var value: Double
    var animatableData: Double {
      get { value }
      set { value = newValue }
    }
    var body: some View { Text("\(Int(value.rounded()))") }
  }

  private struct Indented: ViewModifier, Animatable {
    var length: CGFloat
    var animatableData: CGFloat {
      get { length }
      set { length = newValue }
    }
    func body(content: Content) -> some View { content.padding(.leading, length) }
  }

  /// Puts its views at a distance from its corner.
  private struct Distant: Layout {
    var distance: CGFloat
    nonisolated var animatableData: CGFloat {
      get { distance }
      set { distance = newValue }
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews {
        subview.place(
          at: CGPoint(x: bounds.minX + distance, y: bounds.minY), proposal: .unspecified)
      }
    }
  }

  @Test func `a view shows the data that lie between`() {
    let (stage, remote) = Remote.stage(0.0) { Counted(value: $0) }
    remote.set(10, .linear(duration: 1), at: 0)
    #expect(
      [0, 0.3, 0.5, 1].map { stage.at($0).texts.map(\.text) } == [["0"], ["3"], ["5"], ["10"]])
    #expect(stage.at(1).nextUpdate == nil)
  }

  @Test func `a view is evaluated once a frame, and not at rest`() {
    let (stage, remote) = Remote.stage(0.0) { Counted(value: $0) }
    remote.set(10, .linear(duration: 1), at: 0)
    _ = stage.at(0.1)
    stage.host.counters.reset()
    _ = stage.at(0.5)
    #expect(stage.host.counters.bodies == ["Counted": 1])
    _ = stage.at(1)
    stage.host.counters.reset()
    _ = stage.at(2)
    #expect(stage.host.counters.bodies.isEmpty)
  }

  @Test func `a change without an animation is shown at once`() {
    let (stage, remote) = Remote.stage(0.0) { Counted(value: $0) }
    remote.set(10, at: 0)
    #expect(stage.at(0).texts.map(\.text) == ["10"])
  }

  @Test func `a new goal on the way is gone to from where the view is`() {
    let (stage, remote) = Remote.stage(0.0) { Counted(value: $0) }
    remote.set(10, .linear(duration: 1), at: 0)
    _ = stage.at(0.4)
    // A straight line is added to what is left of the other: the second ends at 20 at 1.5 s.
    remote.set(20, .linear(duration: 1), at: 0.5)
    let shown = [0.5, 1.5].map { stage.at($0).texts.map(\.text) }
    #expect(shown == [["5"], ["20"]])
  }

  @Test func `a modifier lays its view out anew for each frame`() {
    let (stage, remote) = Remote.stage(0.0, columns: 20) { length in
      TopLeading { box("view", 2).modifier(Indented(length: length)) }
    }
    remote.set(10, .linear(duration: 1), at: 0)
    #expect([0, 0.5, 1].map { stage.at($0).frames("view").map(\.x) } == [[0], [5], [10]])
  }

  @Test(arguments: [false, true])
  func `a layout places its views by the data that lie between`(isErased: Bool) {
    let (stage, remote) = Remote.stage(0.0, columns: 20) { distance in
      if isErased {
        AnyLayout(Distant(distance: distance)) { box("view", 2) }
      } else {
        Distant(distance: distance) { box("view", 2) }
      }
    }
    remote.set(10, .linear(duration: 1), at: 0)
    #expect([0, 0.5, 1].map { stage.at($0).frames("view").map(\.x) } == [[0], [5], [10]])
    #expect(stage.at(1).nextUpdate == nil)
  }

  @Test func `completions wait for the data`() {
    let done = Noted(0.0)
    let (stage, remote) = Remote.stage(0.0) { Counted(value: $0) }
    remote.perform(at: 0) {
      withAnimation(.linear(duration: 1)) {
        remote.model = 10
      } completion: {
        done.value += 1
      }
    }
    _ = stage.at(0.9)
    #expect(done.value == 0)
    _ = stage.at(1)
    #expect(done.value == 1)
  }
}

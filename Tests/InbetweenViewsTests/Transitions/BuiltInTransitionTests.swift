import Inbetween
import Testing

/// Where the built-in transitions have a view come from and go to.
@MainActor @Suite struct BuiltInTransitionTests {
  /// A box of 4 x 2 cells at column 10 and row 4 that is inserted and removed with a transition.
  private func stage(_ transition: AnyTransition) -> (stage: Stage, remote: Remote<Bool>) {
    Remote.stage(false, rows: 12) { isOn in
      TopLeading {
        ZStack(alignment: .topLeading) {
          if isOn { box("a", 4, 2).transition(transition) }
        }
        .padding(.leading, 10).padding(.top, 4)
      }
    }
  }

  private struct Shown: Equatable, CustomStringConvertible {
    var x = 10.0
    var y = 4.0
    var opacity = 1.0

    var description: String { "(\(x), \(y)) \(opacity)" }
  }

  /// Comes at 0 and goes at 10, each in a second, and returns what is seen at half time and at the ends.
  private func course(of transition: AnyTransition) -> [Shown] {
    let (stage, remote) = stage(transition)
    func shown(at time: Double) -> [Shown] {
      stage.at(time).all("a").map { Shown(x: $0.x, y: $0.y, opacity: $0.opacity) }
    }
    remote.set(true, .linear(duration: 1), at: 0)
    var course = shown(at: 0) + shown(at: 0.5) + shown(at: 1)
    remote.set(false, .linear(duration: 1), at: 10)
    course += shown(at: 10) + shown(at: 10.5)
    #expect(stage.at(11).all("a").isEmpty)
    #expect(stage.at(11).nextUpdate == nil)
    return course
  }

  @Test func `move comes over an edge and goes over the same one, by the view's own size`() {
    let ends: [(Edge, Double, Double)] = [
      (.top, 10, 2), (.bottom, 10, 6), (.leading, 6, 4), (.trailing, 14, 4),
    ]
    for (edge, x, y) in ends {
      let half = Shown(x: (x + 10) / 2, y: (y + 4) / 2)
      #expect(
        course(of: .move(edge: edge)) == [Shown(x: x, y: y), half, Shown(), Shown(), half],
        "\(edge)")
    }
  }

  @Test func `slide comes from the leading edge and goes to the trailing one`() {
    #expect(
      course(of: .slide) == [Shown(x: 6), Shown(x: 8), Shown(), Shown(), Shown(x: 12)])
  }

  @Test func `push comes from an edge, goes to the opposite one, and fades`() {
    #expect(
      course(of: .push(from: .bottom)) == [
        Shown(y: 6, opacity: 0), Shown(y: 5, opacity: 0.5), Shown(), Shown(),
        Shown(y: 3, opacity: 0.5),
      ])
  }

  @Test func `offset comes from a distance and goes there`() {
    let half = Shown(x: 13, y: 3.5)
    #expect(
      course(of: .offset(x: 6, y: -1)) == [Shown(x: 16, y: 3), half, Shown(), Shown(), half])
  }

  @Test func `opacity fades, and so does one that is combined with nothing`() {
    let half = Shown(opacity: 0.5)
    let expected = [Shown(opacity: 0), half, Shown(), Shown(), half]
    #expect(course(of: .opacity) == expected)
    #expect(course(of: .opacity.combined(with: .identity)) == expected)
  }

  @Test func `an asymmetric one comes by one and goes by another`() {
    #expect(
      course(of: .asymmetric(insertion: .offset(x: 6), removal: .opacity)) == [
        Shown(x: 16), Shown(x: 13), Shown(), Shown(), Shown(opacity: 0.5),
      ])
  }

  @Test func `combined ones play at once`() {
    let half = Shown(x: 8, y: 5, opacity: 0.5)
    #expect(
      course(of: .opacity.combined(with: .offset(y: 2)).combined(with: .move(edge: .leading))) == [
        Shown(x: 6, y: 6, opacity: 0), half, Shown(), Shown(), half,
      ])
  }

  @Test func `without an animation nothing is seen of a transition`() {
    let (stage, remote) = stage(.slide)
    remote.set(true, at: 0)
    #expect(stage.at(0).frames("a") == [rect(10, 4, 4, 2)])
    #expect(stage.at(0).all("a").map(\.phase) == [.present])
    #expect(stage.at(0).nextUpdate == nil)
    remote.set(false, at: 1)
    #expect(stage.at(1).all("a").isEmpty)
  }

  @Test func `a transition may have its own animation, without any in the transaction`() {
    let transitions: [AnyTransition] = [.move(edge: .leading), .offset(x: -4)]
    for transition in transitions {
      let (stage, remote) = stage(
        .asymmetric(
          insertion: transition.animation(.linear(duration: 2)),
          removal: transition.animation(.linear(duration: 1))))
      remote.set(true, at: 0)
      #expect(stage.at(0.5).frames("a") == [rect(7, 4, 4, 2)])
      #expect(stage.at(2).frames("a") == [rect(10, 4, 4, 2)])
      remote.set(false, .linear(duration: 8), at: 3)
      #expect(stage.at(3.5).frames("a") == [rect(8, 4, 4, 2)])
      #expect(stage.at(4).all("a").isEmpty)
    }
  }

  @Test func `an animation of one of two combined ones is its own alone`() {
    let (stage, remote) = stage(
      .opacity.combined(with: .move(edge: .top).animation(.linear(duration: 4))))
    remote.set(true, .linear(duration: 2), at: 0)
    let shown = stage.at(1).all("a")
    #expect(shown.map(\.y) == [2.5])
    #expect(shown.map(\.opacity) == [0.5])
  }

  @Test func `a dump tells that a view is coming until it has come`() {
    let (stage, remote) = stage(.move(edge: .top))
    remote.set(true, .linear(duration: 1), at: 0)
    #expect(stage.at(0.999).all("a").map(\.phase) == [.inserting])
    #expect(stage.at(1).all("a").map(\.phase) == [.present])
    remote.set(false, .linear(duration: 1), at: 2)
    #expect(stage.at(2.5).all("a").map(\.phase) == [.removing])
  }

  @Test func `text on its way stands at the nearest cell`() {
    let (stage, remote) = Remote.stage(false, columns: 8, rows: 1) { isOn in
      TopLeading {
        HStack(spacing: 0) { if isOn { Text("abcd").transition(.move(edge: .leading)) } }
      }
    }
    remote.set(true, .linear(duration: 1), at: 0)
    // From column -4 to 0 in a second: at -4, -2.4 and -0.4, and so at -4, -2 and 0.
    let rows = [0, 0.4, 0.9].map { Screen(stage.at($0)).text(row: 0, columns: 0..<4) }
    #expect(rows.map { $0.replacing("\0", with: " ") } == ["    ", "cd  ", "abcd"])
  }
}

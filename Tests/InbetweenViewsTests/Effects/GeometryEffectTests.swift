import Foundation
import Inbetween
import Testing

/// Views that are turned and stretched, in cells of one point. Curves are linear and take a second.
@MainActor
@Suite struct GeometryEffectTests {
  private let linear = Animation.linear(duration: 1)

  private func boxes(_ stage: Stage, at time: Double) -> [[Double]] {
    stage.at(time).ofType("Color").map { [$0.x, $0.y, $0.width, $0.height] }
  }

  private func box(_ view: some View) -> [Double] {
    boxes(Stage(view, columns: 20, rows: 10), at: 0).first ?? []
  }

  // 8 x 2 cells in the middle of 20 x 10 are at (6, 4), about (10, 5).

  @Test func `a scale is about the middle`() {
    #expect(near(box(Color.red.frame(width: 8, height: 2).scaleEffect(0.5)), [8, 4.5, 4, 1]))
    #expect(near(box(Color.red.frame(width: 8, height: 2).scaleEffect(x: 2)), [2, 4, 16, 2]))
    #expect(
      near(
        box(Color.red.frame(width: 8, height: 2).scaleEffect(2, anchor: .topLeading)),
        [6, 4, 16, 4]))
    #expect(
      near(
        box(Color.red.frame(width: 8, height: 2).scaleEffect(CGSize(width: 1, height: 3))),
        [6, 2, 8, 6]))
  }

  @Test func `a quarter turn exchanges width and height`() {
    #expect(
      near(box(Color.red.frame(width: 8, height: 2).rotationEffect(.degrees(90))), [9, 1, 2, 8]))
    // About the upper left corner (6, 4) the upper edge points down.
    #expect(
      near(
        box(
          Color.red.frame(width: 8, height: 2)
            .rotationEffect(.degrees(90), anchor: .topLeading)), [4, 4, 2, 8]))
  }

  @Test func `layout stays as it is`() {
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 2, height: 2).scaleEffect(3)
      Color.blue.frame(width: 2, height: 2)
    }
    #expect(boxes(Stage(TopLeading { view }), at: 0) == [[-2, -2, 6, 6], [2, 0, 2, 2]])
  }

  @Test func `maps of all kinds are applied`() {
    let move = CGAffineTransform(a: 1, b: 0, c: 0, d: 2, tx: 3, ty: 1)
    #expect(near(box(Color.red.frame(width: 8, height: 2).transformEffect(move)), [9, 5, 8, 4]))
    #expect(
      near(
        box(Color.red.frame(width: 8, height: 2).projectionEffect(ProjectionTransform(move))),
        [9, 5, 8, 4]))
    // A third of a turn about the upright axis halves the width.
    #expect(
      near(
        box(
          Color.red.frame(width: 8, height: 2)
            .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))), [8, 4, 4, 2]))
    // About the axis that points at the viewer it is an ordinary turn.
    #expect(
      near(
        box(
          Color.red.frame(width: 8, height: 2)
            .rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 1))), [9, 1, 2, 8]))
  }

  @Test func `numbers that make no sense change nothing`() {
    let view = Color.red.frame(width: 8, height: 2)
    for odd in [CGFloat.nan, .infinity] {
      #expect(box(view.scaleEffect(odd)) == [6, 4, 8, 2])
      #expect(box(view.rotationEffect(.radians(Double(odd)))) == [6, 4, 8, 2])
      #expect(box(view.rotation3DEffect(.degrees(9), axis: (x: odd, y: 0, z: 0))) == [6, 4, 8, 2])
      #expect(box(view.transformEffect(CGAffineTransform(scaleX: odd, y: 1))) == [6, 4, 8, 2])
    }
    #expect(box(view.rotation3DEffect(.degrees(9), axis: (x: 0, y: 0, z: 0))) == [6, 4, 8, 2])
    #expect(Screen(Stage(view.scaleEffect(0)).at(0)).isBlank)
  }

  @Test func `glyphs stand at the nearest cells, upright`() {
    // Two letters and a space between them, turned by a half about the middle of the stack.
    let view = HStack(spacing: 1) {
      Text("A")
      Text("B")
    }
    let turned = Stage(TopLeading { view.rotationEffect(.degrees(180)) }, columns: 5, rows: 1)
    #expect(Screen(turned.at(0)).text(row: 0, columns: 0..<5) == "B A  ")
    // Twice as far apart: the middles at 3.5 and 5.5 go to 2.5 and 6.5.
    let far = Stage(view.scaleEffect(2), columns: 9, rows: 1)
    #expect(Screen(far.at(0)).text(row: 0, columns: 0..<9) == "  A   B  ")
  }

  // MARK: Motion

  @Test func `a scale moves`() {
    let (stage, remote) = Remote.stage(CGFloat(1), columns: 20, rows: 10) {
      Color.red.frame(width: 4, height: 2).scaleEffect($0)
    }
    remote.set(3, linear, at: 0)
    #expect(near(boxes(stage, at: 0)[0], [8, 4, 4, 2]))
    #expect(near(boxes(stage, at: 0.5)[0], [6, 3, 8, 4]))
    #expect(near(boxes(stage, at: 1)[0], [4, 2, 12, 6]))
    #expect(stage.at(1).nextUpdate == nil)
  }

  @Test func `a turn goes by the angle, the long way round too`() {
    let (stage, remote) = Remote.stage(0.0, columns: 20, rows: 10) {
      Color.red.frame(width: 8, height: 2).rotationEffect(.degrees($0))
    }
    remote.set(360, linear, at: 0)
    #expect(near(boxes(stage, at: 0.25)[0], [9, 1, 2, 8]))
    #expect(near(boxes(stage, at: 0.5)[0], [6, 4, 8, 2]))
    #expect(near(boxes(stage, at: 1)[0], [6, 4, 8, 2]))
  }

  @Test func `place and effect move as one`() {
    let (stage, remote) = Remote.stage(false, columns: 20, rows: 10) { isMoved in
      Color.red.frame(width: 4, height: 2).scaleEffect(isMoved ? 2 : 1)
        .frame(maxWidth: .infinity, alignment: isMoved ? .trailing : .leading)
    }
    remote.set(true, linear, at: 0)
    // From (0, 4) to (16, 4); twice as large about the middle.
    #expect(near(boxes(stage, at: 0.5)[0], [7, 3.5, 6, 3]))
    #expect(near(boxes(stage, at: 1)[0], [14, 3, 8, 4]))
  }

  private struct Shake: GeometryEffect {
    var shakes: CGFloat

    var animatableData: CGFloat {
      get { shakes }
      set { shakes = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
      let distance = 4 * CGFloat(sin(Double(shakes) * 2 * .pi))
      return ProjectionTransform(CGAffineTransform(translationX: distance, y: 0))
    }
  }

  @Test func `an effect of one's own is asked in each frame`() {
    let (stage, remote) = Remote.stage(CGFloat(0), columns: 20, rows: 10) {
      Color.red.frame(width: 4, height: 2).modifier(Shake(shakes: $0))
    }
    remote.set(1, linear, at: 0)
    for (time, x) in [(0, 8.0), (0.25, 12), (0.5, 8), (0.75, 4), (1, 8)] {
      #expect(near(boxes(stage, at: time)[0], [x, 4, 4, 2]))
    }
  }

  @Test func `what changed is painted like the whole`() {
    let (stage, remote) = Remote.stage(0.0, columns: 30, rows: 8, metrics: .terminal) { turn in
      VStack(spacing: 0) {
        Capsule().fill(.red).frame(width: 80, height: 32).overlay { Text("turn") }
          .rotationEffect(.degrees(turn))
        Circle().fill(.blue).frame(width: 48, height: 48).scaleEffect(1 + turn / 90)
      }
    }
    var patching = Rasterizer()
    var patched = CellBuffer(stage.size)
    patching.render(stage.at(0).list, into: &patched)
    remote.set(90, linear, at: 0)
    for step in 0...10 {
      let list = stage.at(Double(step) / 8).list
      patching.render(list, into: &patched)
      var whole = CellBuffer(stage.size)
      var rasterizer = Rasterizer()
      rasterizer.render(list, into: &whole)
      #expect(patched == whole)
    }
  }

  // MARK: Taps

  @Test func `a tap reaches what is shown`() {
    let log = Log()
    let view = Color.red.frame(width: 8, height: 2).onTapGesture { log.note("tap") }
      .rotationEffect(.degrees(90))
    let stage = Stage(view, columns: 20, rows: 10)
    // Shown are the columns 9 and 10 from row 1 to 8.
    #expect(stage.tap(10, 1.5, at: 0) == .handled)
    #expect(stage.tap(9.5, 8.5, at: 0) == .handled)
    #expect(stage.tap(7, 5, at: 0) == .ignored)
    #expect(log.entries == ["tap", "tap"])
  }

  @Test func `a tap outside of the effect and on its edge`() {
    let log = Log()
    let view = Color.red.frame(width: 4, height: 2).scaleEffect(2)
      .onTapGesture { log.note("tap") }
    let stage = Stage(view, columns: 20, rows: 10)
    // 8 x 4 cells at (6, 3).
    #expect(stage.tap(6.5, 3.5, at: 0) == .handled)
    #expect(stage.tap(5.5, 3.5, at: 0) == .ignored)
    #expect(log.entries == ["tap"])
  }

  @Test func `a tap by name goes to where the view is shown`() throws {
    let log = Log()
    let view = HStack(spacing: 0) {
      Text("A").onTapGesture { log.note("a") }
      Text("B").onTapGesture { log.note("b") }
    }
    let stage = Stage(view.rotationEffect(.degrees(180)).scaleEffect(3), columns: 20, rows: 10)
    try stage.host.send(.tapNamed("A"), at: 0)
    try stage.host.send(.tapNamed("B"), at: 0)
    #expect(log.entries == ["a", "b"])
  }
}

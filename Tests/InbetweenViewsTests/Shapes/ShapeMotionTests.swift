import Foundation
import Inbetween
import Testing

/// The animatable data of shapes on their way, in cells of one point. Curves are linear and take a second.
@MainActor
@Suite struct ShapeMotionTests {
  private let linear = Animation.linear(duration: 1)

  /// A line from the left edge, as long as a fraction of the frame is wide.
  private struct Bar: Shape {
    var fraction: CGFloat

    var animatableData: CGFloat {
      get { fraction }
      set { fraction = newValue }
    }

    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: 0, y: 0, width: fraction * rect.width, height: rect.height))
    }
  }

  private func width(_ stage: Stage, at time: Double) -> Double? {
    stage.at(time).list.paths.first.map { Double($0.boundingRect.width) }
  }

  @Test func `a shape's own data move`() {
    // 30 columns: from 0 to all of them.
    let (stage, remote) = Remote.stage(CGFloat(0)) { Bar(fraction: $0).fill(.red) }
    remote.set(1, linear, at: 0)
    #expect(width(stage, at: 0) == 0)
    #expect(width(stage, at: 0.25) == 7.5)
    #expect(width(stage, at: 0.5) == 15)
    #expect(stage.at(0.5).nextUpdate != nil)
    #expect(width(stage, at: 1) == 30)
    #expect(stage.at(1).nextUpdate == nil)
  }

  @Test func `a change in flight is laid over the motion`() {
    let (stage, remote) = Remote.stage(CGFloat(0)) { Bar(fraction: $0).fill(.red) }
    remote.set(1, linear, at: 0)
    remote.set(0, linear, at: 0.5)
    #expect(width(stage, at: 0.5) == 15)
    // At 0.75 the first motion is at 3/4 and the second at 1/4 of its way from there to 0: 9/16 of 30.
    #expect(near(width(stage, at: 0.75), 16.875))
    #expect(width(stage, at: 1.5) == 0)
  }

  @Test func `without an animation data jump`() {
    let (stage, remote) = Remote.stage(CGFloat(0)) { Bar(fraction: $0).fill(.red) }
    remote.set(1, at: 0)
    #expect(width(stage, at: 0) == 30)
    #expect(stage.at(0).nextUpdate == nil)
  }

  @Test func `a completion waits for the data`() {
    let log = Log()
    let (stage, remote) = Remote.stage(CGFloat(0)) { Bar(fraction: $0).fill(.red) }
    remote.perform(at: 0) {
      withAnimation(self.linear) {
        remote.model = 1
      } completion: {
        log.note("done")
      }
    }
    _ = stage.at(0.9)
    #expect(log.entries.isEmpty)
    _ = stage.at(1)
    #expect(log.entries == ["done"])
  }

  @Test func `a removed shape keeps nobody waiting`() {
    let log = Log()
    let (stage, remote) = Remote.stage((fraction: CGFloat(0), isThere: true)) { model in
      if model.isThere { Bar(fraction: model.fraction).fill(.red).transition(.identity) }
    }
    remote.perform(at: 0) {
      withAnimation(self.linear) {
        remote.model.fraction = 1
      } completion: {
        log.note("done")
      }
    }
    _ = stage.at(0.25)
    remote.perform(at: 0.5) { remote.model.isThere = false }
    _ = stage.at(0.5)
    #expect(log.entries == ["done"])
    #expect(stage.at(0.5).nextUpdate == nil)
  }

  @Test func `a part of an outline grows`() {
    // The outline of 30 x 3 is 66 long. Half of it is 33: the upper edge and the right one.
    let (stage, remote) = Remote.stage(CGFloat(0)) {
      Rectangle().trim(from: 0, to: $0).stroke(.red, lineWidth: 1)
    }
    remote.set(1, linear, at: 0)
    #expect(stage.at(0).list.paths.map(\.isEmpty) == [true])
    #expect(
      stage.at(0.25).list.paths.map(\.boundingRect)
        == [CGRect(x: 0, y: 0, width: 16.5, height: 0)])
    #expect(
      stage.at(0.5).list.paths.map(\.boundingRect) == [CGRect(x: 0, y: 0, width: 30, height: 3)])
    #expect(stage.at(1).list.items.map(\.payload) == [.stroke(.rectangle, lineWidth: 1)])
  }

  @Test func `the phase of dashes and the width of a line move`() {
    let (stage, remote) = Remote.stage(CGFloat(0)) { phase in
      Circle().stroke(
        .red, style: StrokeStyle(lineWidth: 1 + phase / 10, dash: [4, 2], dashPhase: phase))
    }
    remote.set(10, linear, at: 0)
    let strokes = stage.at(0.5).list.strokes
    #expect(near(strokes.map { Double($0.dashPhase) }, [5]))
    #expect(near(strokes.map { Double($0.lineWidth) }, [1.5]))
    #expect(stage.at(1).list.strokes.map(\.dashPhase) == [10])
  }

  @Test func `corners of known shapes move`() {
    let (stage, remote) = Remote.stage(CGFloat(0)) { RoundedRectangle(cornerRadius: $0) }
    remote.set(8, linear, at: 0)
    #expect(
      stage.at(0.5).list.items.map(\.payload)
        == [.fill(.roundedRectangle(cornerWidth: 4, cornerHeight: 4))])
  }

  @Test func `a turn of a shape moves by the angle`() {
    // A quarter of a turn, half way: the diagonal of a square of 3 is its width, 3 x sqrt 2.
    let (stage, remote) = Remote.stage(0.0) {
      Rectangle().size(width: 3, height: 3).rotation(.degrees($0))
    }
    remote.set(90, linear, at: 0)
    #expect(near(width(stage, at: 0.5), 3 * 2.0.squareRoot()))
  }

  @Test func `any shape moves as long as it is of one type`() {
    let (stage, remote) = Remote.stage((radius: CGFloat(0), isCircle: false)) { model in
      model.isCircle ? AnyShape(Circle()) : AnyShape(RoundedRectangle(cornerRadius: model.radius))
    }
    remote.perform(at: 0) { withAnimation(self.linear) { remote.model.radius = 8 } }
    #expect(
      stage.at(0.5).list.items.map(\.payload)
        == [.fill(.roundedRectangle(cornerWidth: 4, cornerHeight: 4))])
    remote.perform(at: 0.5) { withAnimation(self.linear) { remote.model.isCircle = true } }
    #expect(stage.at(0.5).list.items.map(\.payload) == [.fill(.circle)])
    #expect(stage.at(0.5).nextUpdate == nil)
  }

  @Test func `what changed is painted like the whole`() throws {
    let (stage, remote) = Remote.stage(CGFloat(0), columns: 30, rows: 6, metrics: .terminal) {
      Circle().trim(from: 0, to: $0).stroke(.red, style: StrokeStyle(lineWidth: 8, dash: [8, 4]))
    }
    var patching = Rasterizer()
    var patched = CellBuffer(stage.size)
    patching.render(stage.at(0).list, into: &patched)
    remote.set(1, linear, at: 0)
    for step in 0...10 {
      let list = stage.at(Double(step) / 8).list
      patching.render(list, into: &patched)
      var whole = CellBuffer(stage.size)
      var rasterizer = Rasterizer()
      rasterizer.render(list, into: &whole)
      #expect(patched == whole)
    }
  }
}

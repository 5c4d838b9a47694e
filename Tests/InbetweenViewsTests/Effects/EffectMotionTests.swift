import Foundation
import Inbetween
import Testing

/// Effects half way, in cells of one point: 8 x 2 cells that stand at (6, 4) in a window of 20 x 10.
@MainActor
@Suite struct EffectMotionTests {
  private let linear = Animation.linear(duration: 1)

  private func stage<Model, Content: View>(
    from start: Model, @ViewBuilder _ content: @escaping (Model, AnyView) -> Content
  ) -> (stage: Stage, remote: Remote<Model>) {
    Remote.stage(start, columns: 20, rows: 10) {
      content($0, AnyView(Color.red.frame(width: 8, height: 2)))
    }
  }

  private func box(_ stage: Stage, at time: Double) -> [Double] {
    let color = stage.at(time).ofType("Color").first { $0.item.payload != .marker }
    return color.map { [$0.x, $0.y, $0.width, $0.height] } ?? []
  }

  private let map = CGAffineTransform(a: 1, b: 0, c: 0, d: 2, tx: 4, ty: -2)

  @Test(arguments: [false, true])
  func `a map moves by its numbers`(isProjection: Bool) {
    let (stage, remote) = stage(from: CGAffineTransform.identity) { map, view in
      if isProjection {
        view.projectionEffect(ProjectionTransform(map))
      } else {
        view.transformEffect(map)
      }
    }
    remote.set(map, linear, at: 0)
    #expect(near(box(stage, at: 0), [6, 4, 8, 2]))
    // Half of (4, -2), and half way from 1 to 2.
    #expect(near(box(stage, at: 0.5), [8, 3, 8, 3]))
    remote.set(.identity, linear, at: 0.5)
    #expect(near(box(stage, at: 0.5), [8, 3, 8, 3]))
    // The old way is at 3/4 and the new one at 1/4: 9/16 of the map.
    #expect(near(box(stage, at: 0.75), [8.25, 2.875, 8, 3.125]))
    #expect(near(box(stage, at: 1.5), [6, 4, 8, 2]))
    #expect(stage.at(1.5).nextUpdate == nil)
  }

  @Test func `a map that makes no sense is gone to and come from as one that changes nothing`() {
    let (stage, remote) = stage(from: map) { map, view in view.transformEffect(map) }
    remote.set(CGAffineTransform(scaleX: .nan, y: .infinity), linear, at: 0)
    #expect(near(box(stage, at: 0.5), [8, 3, 8, 3]))
    remote.set(map, linear, at: 2)
    #expect(near(box(stage, at: 2), [6, 4, 8, 2]))
    #expect(near(box(stage, at: 2.5), [8, 3, 8, 3]))
    #expect(near(box(stage, at: 3), [10, 2, 8, 4]))
  }

  @Test func `a turn in space goes by the angle`() {
    let (stage, remote) = stage(from: 0.0) { angle, view in
      view.rotation3DEffect(.degrees(angle), axis: (x: 0, y: 1, z: 0))
    }
    remote.set(120, linear, at: 0)
    // As wide as the cosine of 30, 60 and 90 degrees, about the middle.
    let width = 8 * 3.0.squareRoot() / 2
    #expect(near(box(stage, at: 0.25), [10 - width / 2, 4, width, 2]))
    #expect(near(box(stage, at: 0.5), [8, 4, 4, 2]))
    #expect(near(box(stage, at: 0.75), [10, 4, 0, 2]))
  }

  @Test func `the point that stays moves as well`() {
    let (stage, remote) = stage(from: UnitPoint.leading) { anchor, view in
      view.scaleEffect(2, anchor: anchor)
    }
    remote.set(.trailing, linear, at: 0)
    // 16 x 4 from the left edge at 6, from the middle and to the right edge at 14.
    #expect(near(box(stage, at: 0), [6, 3, 16, 4]))
    #expect(near(box(stage, at: 0.5), [2, 3, 16, 4]))
    #expect(near(box(stage, at: 1), [-2, 3, 16, 4]))
  }

  @Test func `an offset and an opacity move`() {
    let (stage, remote) = stage(from: 0.0) { part, view in
      view.opacity(1 - part).offset(x: part * 6, y: part * -4)
    }
    remote.set(1, linear, at: 0)
    #expect(near(box(stage, at: 0.25), [7.5, 3, 8, 2]))
    #expect(near(stage.at(0.25).ofType("Color").map(\.opacity), [0.75]))
    #expect(near(box(stage, at: 1), [12, 0, 8, 2]))
  }

  /// What a visual effect may do, in a part from 0 to 1.
  enum Kind: CaseIterable, Sendable {
    case offset
    case scale
    case rotation
    case transform
    case opacity
  }

  @Test(
    arguments: [
      (Kind.offset, [8.0, 3, 8, 2], 1.0), (.scale, [2, 3, 16, 4], 1), (.rotation, [9, 1, 2, 8], 1),
      (.transform, [8, 3, 8, 3], 1), (.opacity, [6, 4, 8, 2], 0.5),
    ])
  func `visual effects of all kinds move`(kind: Kind, half: [Double], opacity: Double) {
    let map = map
    let (stage, remote) = stage(from: 0.0) { part, view in
      switch kind {
      case .offset: view.visualEffect { content, _ in content.offset(x: part * 4, y: part * -2) }
      case .scale: view.visualEffect { content, _ in content.scaleEffect(1 + part * 2) }
      case .rotation:
        view.visualEffect { content, _ in content.rotationEffect(.degrees(part * 180)) }
      case .transform:
        view.visualEffect { content, _ in content.transformEffect(part == 0 ? .identity : map) }
      case .opacity: view.visualEffect { content, _ in content.opacity(1 - part) }
      }
    }
    remote.set(1, linear, at: 0)
    #expect(near(box(stage, at: 0), [6, 4, 8, 2]))
    #expect(near(box(stage, at: 0.5), half))
    #expect(stage.at(0.5).ofType("Color").last.map { near($0.opacity, opacity) } == true)
    #expect(stage.at(1).nextUpdate == nil)
  }
}

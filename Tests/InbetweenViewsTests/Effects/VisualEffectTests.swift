import Inbetween
import Testing

/// Effects that follow from geometry, in cells of one point. Curves are linear and take a second.
@MainActor
@Suite struct VisualEffectTests {
  private func boxes(_ picture: Picture) -> [[Double]] {
    picture.ofType("Color").filter { $0.item.payload != .marker }.map {
      [$0.x, $0.y, $0.width, $0.height]
    }
  }

  @Test func `an effect follows from the size`() {
    let view = Color.red.frame(width: 8, height: 2).visualEffect { content, proxy in
      content.offset(x: proxy.size.width, y: -proxy.size.height).scaleEffect(2).opacity(0.5)
    }
    let picture = Stage(TopLeading { view }, columns: 30, rows: 10).at(0)
    // From (8, -2) to (16, 0); twice as large about the middle (4, 1) of the frame.
    #expect(boxes(picture) == [[12, -5, 16, 4]])
    #expect(picture.nodes.map(\.opacity) == [0.5])
  }

  @Test func `an effect follows from the place`() {
    let view = VStack(spacing: 0) {
      ForEach(0..<3) { _ in
        Color.red.frame(width: 4, height: 2).visualEffect { content, proxy in
          content.offset(x: proxy.frame(in: .global).minY)
        }
      }
    }
    let picture = Stage(TopLeading { view }, columns: 30, rows: 10).at(0)
    #expect(boxes(picture) == [[0, 0, 4, 2], [2, 2, 4, 2], [4, 4, 4, 2]])
  }

  @Test func `an effect moves as the change that caused it`() {
    let (stage, remote) = Remote.stage(CGFloat(0), columns: 30, rows: 10) { top in
      TopLeading {
        Color.red.frame(width: 4, height: 2)
          .visualEffect { content, proxy in
            content.offset(x: proxy.frame(in: .global).minY)
              .opacity(proxy.frame(in: .global).minY > 0 ? 0 : 1)
          }
          .padding(.top, top)
      }
    }
    remote.set(8, .linear(duration: 1), at: 0)
    #expect(boxes(stage.at(0.5)) == [[4, 4, 4, 2]])
    #expect(stage.at(0.5).nodes.map(\.opacity) == [0.5])
    #expect(boxes(stage.at(1)) == [[8, 8, 4, 2]])
    #expect(stage.at(1).nextUpdate == nil)
  }
}

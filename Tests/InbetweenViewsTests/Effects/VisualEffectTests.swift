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

  /// Rows that an effect moves to the right by how far below the scroll view's edge they are.
  private struct Stairs: View {
    var body: some View {
      VStack(spacing: 0) {
        Text("title")
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<12, id: \.self) { row in
              Text("row \(row)").visualEffect { content, proxy in
                content.offset(x: proxy.frame(in: .scrollView(axis: .vertical)).minY)
              }
            }
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
  }

  @Test func `an effect follows from the place in a scroll view as that scrolls`() {
    let stage = Stage(Stairs(), columns: 30, rows: 6)
    func start(_ row: Int, _ time: Double) -> CellRect? { stage.at(time).text("row \(row)") }
    #expect(start(2, 0) == rect(2, 3, 5, 1))
    stage.key(.end, at: 0)
    // Twelve lines in a window of five: seven are above.
    #expect(start(9, 3) == rect(2, 3, 5, 1))
    #expect(start(11, 3) == rect(4, 5, 6, 1))
    #expect(stage.at(3).nextUpdate == nil)
  }

  @Test func `a reader tells where it is in a scroll view, and in the window where there is none`()
  {
    struct Places: View {
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("title")
          GeometryReader { proxy in Text("\(Int(proxy.frame(in: .scrollView).minY))") }
            .frame(height: 1)
          ScrollView {
            VStack(alignment: .leading, spacing: 0) {
              Text("first")
              GeometryReader { proxy in
                Text(
                  "\(Int(proxy.frame(in: .scrollView).minY)) \(Int(proxy.frame(in: .scrollView(axis: .horizontal)).minY))"
                )
              }
              .frame(height: 1)
              ForEach(0..<9, id: \.self) { Text("row \($0)") }
            }
          }
        }
      }
    }
    let stage = Stage(Places(), columns: 30, rows: 6)
    #expect(stage.at(0).texts.map(\.text).prefix(4) == ["title", "1", "first", "1 3"])
    stage.key(.end, at: 0)
    // Eleven lines in a window of four: seven are above.
    #expect(stage.at(3).texts.map(\.text).contains("-6 -4"))
  }
}

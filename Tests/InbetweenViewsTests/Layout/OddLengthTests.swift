import Foundation
import Inbetween
import Testing

/// Lengths that make no sense, and those that are too large for a sum.
@MainActor
@Suite struct OddLengthTests {
  nonisolated private static let lengths: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, -5,
    0.1,
  ]

  private func frames<Content: View>(_ content: Content) -> [CellRect] {
    Stage(content, columns: 40, rows: 8).at(0).nodes.map(\.frame)
  }

  @Test(arguments: lengths)
  func `every view has a place, whatever the lengths`(_ length: CGFloat) {
    let views: [AnyView] = [
      AnyView(HStack(spacing: length) { tripled }),
      AnyView(VStack(spacing: length) { tripled }),
      AnyView(
        HStack {
          Spacer(minLength: length)
          tripled
          Spacer(minLength: length)
        }),
      AnyView(Text("a").frame(width: length, height: length)),
      AnyView(Text("a").frame(minWidth: length, maxWidth: length, maxHeight: length)),
      AnyView(
        HStack {
          Text("a").padding(length)
          Text("b").padding(length)
        }),
      AnyView(Text("a").offset(x: length, y: length).offset(x: length, y: length)),
    ]
    for view in views {
      let frames = frames(view)
      #expect(!frames.isEmpty)
      for frame in frames {
        let numbers = [frame.x, frame.y, frame.width, frame.height]
        #expect(numbers.allSatisfy { $0.isFinite })
      }
    }
  }

  @ViewBuilder private var tripled: some View {
    Text("a")
    Text("b")
    Text("c")
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a length that is no number is as if it were not given`(_ length: CGFloat) {
    #expect(frames(HStack(spacing: length) { tripled }) == frames(HStack { tripled }))
    #expect(
      frames(
        HStack {
          Text("a")
          Spacer(minLength: length)
          Text("b")
        })
        == frames(
          HStack {
            Text("a")
            Spacer()
            Text("b")
          }))
    #expect(frames(Text("a").frame(width: length)) == frames(Text("a")))
  }
}

import Foundation
import Inbetween
import Testing

/// Views as the seeds write them, mounted and tapped in a terminal's cells and in hardly any.
@MainActor @Suite struct SeedViewTests {
  private nonisolated static let sizes = [
    GridSize(columns: 80, rows: 24), GridSize(columns: 10, rows: 3),
  ]

  private struct Page: View {
    let log: Log

    var body: some View {
      ZStack {
        background
        foreground
      }
    }

    private var background: some View { Color.blue.opacity(0.3) }

    private var foreground: some View {
      ScrollView {
        VStack(spacing: 15) {
          Text("Ada")
          Text("A biography that is longer than a line of a small window.")
          Button("Follow") { log.note("follow") }
        }
        .padding()
        .foregroundColor(.white)
      }
    }
  }

  private struct EqualWidthHStack: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      let width = sizes.map(\.width).max() ?? 0
      let height = sizes.map(\.height).max() ?? 0
      return CGSize(width: width * CGFloat(subviews.count), height: height)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      let width = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
      for (index, subview) in subviews.enumerated() {
        subview.place(
          at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY),
          proposal: ProposedViewSize(width: width, height: bounds.height))
      }
    }
  }

  private struct Carousel<Content: View>: View {
    @ViewBuilder var content: () -> Content

    var body: some View {
      ScrollView(.horizontal) { HStack(content: content).padding() }
    }
  }

  private func stage<Content: View>(_ content: Content, _ size: GridSize) -> Stage {
    let stage = Stage(content, columns: size.columns, rows: size.rows, metrics: .terminal)
    _ = stage.at(0)
    return stage
  }

  @Test(arguments: sizes)
  func `a page of background and foreground has a button that is scrolled to`(size: GridSize) throws
  {
    let log = Log()
    let stage = stage(Page(log: log), size)
    // Tab reveals the button, also where the window shows the first row alone.
    stage.key(.tab, at: 0)
    _ = stage.at(5)
    try stage.host.send(.tapNamed("Follow"), at: 5)
    #expect(log.entries == ["follow"])
  }

  /// "Cancel, maybe later" has 19 characters: both buttons are that wide, or as wide as there is room for.
  @Test func `buttons in a layout of one's own stand at equal distances`() throws {
    let log = Log()
    let stage = stage(
      TopLeading {
        EqualWidthHStack {
          Button("OK") { log.note("ok") }
          Button("Cancel, maybe later") { log.note("cancel") }
        }
      }, Self.sizes[0])
    #expect(stage.at(0).text("OK")?.x == 0)
    #expect(stage.at(0).text("Cancel, maybe later")?.x == 19)
    try stage.host.send(.tapNamed("OK"), at: 0)
    try stage.host.send(.tapNamed("Cancel, maybe later"), at: 0)
    #expect(log.entries == ["ok", "cancel"])
  }

  private func wide(_ title: String, _ log: Log) -> some View {
    Button {
      log.note(title)
    } label: {
      Text(title).frame(maxWidth: .infinity)
    }
  }

  @Test func `what is seen of equal buttons can be tapped in a window of ten columns`() {
    let log = Log()
    let stage = stage(
      TopLeading {
        EqualWidthHStack {
          wide("OK", log)
          wide("Cancel, maybe later", log)
        }
      }, Self.sizes[1])
    // Two of 19 columns stand in the middle of ten: the first from -14 to 5, the second from there.
    stage.tap(0.5, 0.5, at: 0)
    stage.tap(9.5, 0.5, at: 0)
    #expect(log.entries == ["OK", "Cancel, maybe later"])
  }

  @Test(arguments: sizes)
  func `cards in a carousel have buttons that are reached by tab`(size: GridSize) {
    let log = Log()
    let stage = stage(
      Carousel {
        Button("Welcome") { log.note("welcome") }
        Button("Start") { log.note("start") }
        Button("Explore") { log.note("explore") }
      }, size)
    for step in 0..<3 {
      stage.key(.tab, at: Double(step))
      stage.key(.return, at: Double(step))
    }
    #expect(log.entries == ["welcome", "start", "explore"])
  }
}

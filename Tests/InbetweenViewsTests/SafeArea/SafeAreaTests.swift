import Inbetween
import Testing

/// Edges that views keep away from, unless they ask to go there.
@MainActor @Suite struct SafeAreaTests {
  @Test func `a bar keeps the content away from its edge`() {
    let cells = frames(["content", "bar"], columns: 20, rows: 8) {
      fill("content").safeAreaInset(edge: .bottom, spacing: 1) { fill("bar").frame(height: 2) }
    }
    #expect(cells == [rect(0, 0, 20, 5), rect(0, 6, 20, 2)])
  }

  @Test func `a bar at the side has its own width`() {
    let cells = frames(["content", "bar"], columns: 20, rows: 4) {
      fill("content").safeAreaInset(edge: .leading, alignment: .top, spacing: 0) {
        box("bar", 5, 1)
      }
    }
    #expect(cells == [rect(5, 0, 15, 4), rect(0, 0, 5, 1)])
  }

  @Test func `two bars at one edge lie side by side`() {
    let cells = frames(["content", "inner", "outer"], columns: 10, rows: 9) {
      fill("content")
        .safeAreaInset(edge: .top, spacing: 0) { box("inner", 10, 1) }
        .safeAreaInset(edge: .top, spacing: 0) { box("outer", 10, 2) }
    }
    #expect(cells == [rect(0, 3, 10, 6), rect(0, 2, 10, 1), rect(0, 0, 10, 2)])
  }

  @Test func `a background that ignores the safe area reaches below the bar`() {
    let cells = frames(["content", "back"], columns: 20, rows: 8) {
      ZStack {
        fill("back").ignoresSafeArea()
        box("content", 4, 2)
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { box("bar", 4, 2) }
    }
    // The content stays in the middle of the six rows above the bar.
    #expect(cells == [rect(8, 2, 4, 2), rect(0, 0, 20, 8)])
  }

  @Test func `only the edges that are named are ignored`() {
    let cells = frames(["back"], columns: 20, rows: 10) {
      fill("back").ignoresSafeArea(edges: .top)
        .safeAreaPadding(.vertical, 2)
    }
    #expect(cells == [rect(0, 0, 20, 8)])
    let old = frames(["back"], columns: 20, rows: 10) {
      fill("back").edgesIgnoringSafeArea(.bottom).safeAreaPadding(.vertical, 2)
    }
    #expect(old == [rect(0, 2, 20, 8)])
  }

  @Test func `a view that does not reach the edge does not grow`() {
    let cells = frames(["a", "b"], columns: 20, rows: 10) {
      VStack(spacing: 0) {
        fill("a").ignoresSafeArea()
        fill("b")
      }
      .safeAreaPadding(.bottom, 2)
    }
    #expect(cells == [rect(0, 0, 20, 4), rect(0, 4, 20, 4)])
  }
}

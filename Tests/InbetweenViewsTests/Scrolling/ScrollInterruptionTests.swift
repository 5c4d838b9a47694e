import Inbetween
import Testing

/// What becomes of scroll views that are on their way, or held, while something else changes.
@MainActor @Suite struct ScrollInterruptionTests {
  private struct Rows: View {
    @State private var rows = Array(0..<20)
    let isLazy: Bool

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          if isLazy {
            LazyVStack(spacing: 0) { content }
          } else {
            VStack(spacing: 0) { content }
          }
        }
        .focusable()
        .onKeyPress("g") {
          withAnimation(.linear(duration: 1)) { proxy.scrollTo(12, anchor: .top) }
          return .handled
        }
        .onKeyPress("s") {
          withAnimation(.linear(duration: 0.2)) { rows.reverse() }
          return .handled
        }
      }
    }

    private var content: some View { ForEach(rows, id: \.self) { Text("row \($0)") } }
  }

  @Test(arguments: [false, true])
  func `the goal is where the row was when it was asked for, also if rows are sorted meanwhile`(
    isLazy: Bool
  ) {
    let stage = Stage(Rows(isLazy: isLazy), columns: 10, rows: 5)
    _ = stage.at(0)
    stage.key("g", at: 1)
    stage.key("s", at: 1.5)
    // Twelve rows of twenty are above; of the reversed ones the thirteenth is row 7, and row 12 is the eighth.
    let picture = stage.at(3)
    #expect(picture.text("row 7")?.y == 0)
    #expect(picture.text("row 5")?.y == 2)
    #expect(isLazy || picture.text("row 12")?.y == -5)
  }

  @Test(arguments: [false, true])
  func `content that is dragged may go while the button is down`(isFitting: Bool) {
    let (stage, remote) = Remote.stage(true, columns: 10, rows: 5) { isThere in
      if isFitting {
        ViewThatFits(in: .vertical) {
          ScrollView { rows }.frame(minHeight: 3).frame(height: isThere ? 5 : 6)
          Text("instead")
        }
        .frame(height: 5)
      } else if isThere {
        ScrollView { rows }
      } else {
        Text("instead")
      }
    }
    stage.mouse(.press, 5, 4, at: 0)
    stage.mouse(.move, 5, 2, at: 0.1)
    #expect(stage.at(0.1).text("row 2")?.y == 0)
    remote.set(false, at: 0.2)
    stage.mouse(.release, 5, 2, at: 0.3)
    #expect(stage.at(0.4).texts.map(\.text) == ["instead"])
    remote.set(true, at: 1)
    // What only was out of sight is where it was let go; what was made anew begins at the top.
    #expect(stage.at(2).text("row 0")?.y == (isFitting ? -2 : 0))
    stage.mouse(.press, 5, 4, at: 3)
    stage.mouse(.move, 5, 3, at: 3.1)
    #expect(stage.at(3.1).text("row 0")?.y == (isFitting ? -3 : -1))
  }

  private var rows: some View {
    VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("row \($0)") } }
  }
}

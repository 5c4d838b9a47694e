import Inbetween
import Testing

/// Labels in a terminal's cells: the space between icon and title is 8 points, one column.
@MainActor
@Suite struct LabelTests {
  private struct Reversed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.title
        configuration.icon
      }
    }
  }

  private func row(_ view: some View) -> String {
    let stage = Stage(TopLeading { view }, columns: 10, rows: 1, metrics: .terminal)
    return Screen(stage.at(0)).text(row: 0, columns: 0..<10)
  }

  @Test func `icon and title stand side by side`() {
    #expect(row(Label("Like", systemImage: "heart")) == "♡ Like    ")
    #expect(row(Label("Like", systemImage: "heart").labelStyle(.titleAndIcon)) == "♡ Like    ")
    #expect(row(Label("Like", systemImage: "heart").labelStyle(.automatic)) == "♡ Like    ")
  }

  @Test func `a style shows one of them`() {
    #expect(row(Label("Like", systemImage: "heart").labelStyle(.titleOnly)) == "Like      ")
    #expect(row(Label("Like", systemImage: "heart").labelStyle(.iconOnly)) == "♡         ")
  }

  @Test func `a style of one's own arranges them`() {
    #expect(row(Label("Like", systemImage: "heart").labelStyle(Reversed())) == "Like♡     ")
  }

  @Test func `any views make a label, and a label one for a style`() {
    let label = Label {
      Text("A").bold()
    } icon: {
      Color.red.frame(width: 8, height: 16)
    }
    #expect(row(label) == "  A       ")
  }
}

import Inbetween
import Testing

/// A window without cells in the middle of an animation.
@MainActor
@Suite struct EmptyWindowTests {
  private let window = GridSize(columns: 30, rows: 3)
  private let empty = GridSize(columns: 0, rows: 0)

  @Test func `what moves goes on unseen in an empty window`() {
    let (stage, remote) = Remote<Bool>.stage(false) { isOn in
      VStack(alignment: .leading) {
        Text("faded").opacity(isOn ? 0 : 1)
        Text("moved").offset(x: isOn ? 10 : 0)
        Color.red.frame(width: isOn ? 20 : 10)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    remote.set(true, .linear(duration: 1), at: 0)
    #expect(near(stage.at(0.25).text("moved")?.x, 2.5))

    let nothing = stage.host.frame(at: 0.5, in: empty)
    #expect(nothing.list.items.isEmpty)
    #expect(nothing.nextUpdate == 0.5)
    let again = Picture(stage.host.frame(at: 0.75, in: window))
    #expect(near(again.text("moved")?.x, 7.5))
    #expect(near(again.nodes.first { $0.type == "Color" }?.width, 17.5))
    #expect(near(again.nodes.first { $0.type == "Text" }?.opacity, 0.25))
  }

  @Test func `a change in an empty window is shown when there is one again`() {
    let (stage, remote) = Remote<Bool>.stage(false) { isOn in
      HStack(spacing: 0) {
        if isOn { Text("new").transition(.opacity) }
        Text("moved").offset(x: isOn ? 10 : 0)
      }
    }
    _ = stage.host.frame(at: 1, in: empty)
    remote.set(true, .linear(duration: 1), at: 1)
    #expect(stage.host.frame(at: 1.25, in: empty).list.items.isEmpty)

    let shown = Picture(stage.host.frame(at: 1.5, in: window))
    #expect(shown.nodes.contains { $0.type == "Text" && near($0.opacity, 0.5) })
    #expect(Picture(stage.host.frame(at: 3, in: window)).text("new") != nil)
  }
}

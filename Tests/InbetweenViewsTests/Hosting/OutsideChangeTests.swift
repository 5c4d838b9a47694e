import Inbetween
import Testing

/// Changes that no event makes: from a task, between two frames.
@MainActor
@Suite struct OutsideChangeTests {
  private final class Remote {
    var bump: () -> Void = {}
  }

  private struct Sliding: View {
    let remote: Remote
    @State private var x: CGFloat = 0
    @State private var count = 0
    @State private var ends = 0
    @State private var tail: CGFloat = 0

    var body: some View {
      VStack {
        Text("count \(count)")
        Ends(ends: $ends)
        Color.white.frame(width: 2, height: 1).offset(x: x).id("box")
        Color.white.frame(width: 2, height: 1).offset(x: tail).id("tail")
      }
      .onTapGesture {
        withAnimation(.linear(duration: 0.5)) {
          x += 10
        } completion: {
          end()
        }
      }
      .onAppear { remote.bump = bump }
    }

    private func end() {
      ends += 1
      withAnimation(.linear(duration: 1)) { tail += 8 }
    }

    private func bump() {
      withAnimation(.linear(duration: 1)) {
        count += 1
        x += 4
      }
    }
  }

  /// It alone reads how many slides have ended.
  private struct Ends: View {
    @Binding var ends: Int

    var body: some View { Text("ends \(ends)") }
  }

  private let window = GridSize(columns: 30, rows: 6)

  private func texts(_ frame: Frame) -> [String] {
    let list = frame.list
    return list.texts.map { block in
      block.lines.map { line in
        line.clusters.map { list.clusters.string(for: $0.number) }.joined()
      }.joined()
    }
  }

  @Test func `a change has its own time, and what fell due before it comes first`() async throws {
    let remote = Remote()
    let host = ViewHost(Sliding(remote: remote), metrics: .unit, describesNodes: true)
    host.onInvalidate = { 1 }
    _ = host.frame(at: 0, in: window)
    try host.send(.tapNamed("count 0"), at: 0)
    remote.bump()
    for _ in 0..<10 { await Task.yield() }
    // The end of the first slide at 0.5 has counted; the second slide began at 1.
    let frame = host.frame(at: 1.5, in: window)
    #expect(texts(frame) == ["count 1", "ends 1"])
    // What the end began at 0.5 is over.
    #expect(frame.list.layoutFrames(named: "tail")[0].frame.x == 15 + 8)
    let start = host.frame(at: 1.5, in: window).list.layoutFrames(named: "box")[0].frame.x
    #expect(host.frame(at: 2, in: window).list.layoutFrames(named: "box")[0].frame.x == start + 2)
    // What was evaluated for that still hears of what it read.
    try host.send(.tapNamed("count 1"), at: 3)
    #expect(texts(host.frame(at: 4, in: window)) == ["count 1", "ends 2"])
  }
}

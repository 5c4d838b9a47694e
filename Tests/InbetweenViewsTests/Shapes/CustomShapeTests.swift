import Inbetween
import Testing

/// A shape of an author's own: its path is asked for in each size that it is shown in.
@MainActor
@Suite struct CustomShapeTests {
  private struct Wedge: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.closeSubpath()
      }
    }
  }

  private struct Growing: View {
    @State private var isWide = false

    var body: some View {
      Wedge().fill(.white).frame(width: isWide ? 20 : 10, height: 4)
        .onTapGesture { withAnimation(.linear(duration: 1)) { isWide = true } }
    }
  }

  private let window = GridSize(columns: 30, rows: 6)

  @Test func `the path follows the size in flight`() throws {
    let host = ViewHost(Growing(), metrics: .unit)
    _ = host.frame(at: 0, in: window)
    try host.send(.tap(CellPoint(column: 15, row: 3)), at: 0)
    for (time, width) in [(0, 10.0), (0.5, 15), (1, 20), (2, 20)] {
      let list = host.frame(at: time, in: window).list
      #expect(list.items.map(\.frame.width) == [width])
      #expect(list.paths.map(\.boundingRect) == [CGRect(x: 0, y: 0, width: width, height: 4)])
    }
  }

  @Test func `what changed is painted like the whole`() throws {
    let host = ViewHost(Growing(), metrics: .unit)
    var patching = Rasterizer()
    var patched = CellBuffer(window)
    patching.render(host.frame(at: 0, in: window).list, into: &patched)
    try host.send(.tap(CellPoint(column: 15, row: 3)), at: 0)
    for step in 1...10 {
      let list = host.frame(at: Double(step) / 8, in: window).list
      patching.render(list, into: &patched)
      var whole = CellBuffer(window)
      var rasterizer = Rasterizer()
      rasterizer.render(list, into: &whole)
      #expect(patched == whole)
    }
  }

  @Test func `a shape without a style is filled in the foreground`() {
    let host = ViewHost(Wedge().foregroundStyle(Color.white), metrics: .unit)
    let list = host.frame(at: 0, in: window).list
    #expect(list.items.map(\.paint) == [.white])
    #expect(list.items.map(\.frame) == [CellRect(x: 0, y: 0, width: 30, height: 6)])
  }
}

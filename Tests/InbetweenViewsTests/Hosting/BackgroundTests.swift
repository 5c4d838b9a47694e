import Inbetween
import Testing

/// What a window's own background means to the views.
@MainActor
@Suite struct BackgroundTests {
  private struct Scheme: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text(scheme == .dark ? "dark" : "light") }
  }

  @Test func `a light background has the light colour scheme`() throws {
    let size = GridSize(columns: 5, rows: 1)
    let host = ViewHost(Scheme(), size: size)
    func text(at time: Double) -> String {
      var cells = CellBuffer(size)
      var rasterizer = Rasterizer()
      let list = host.frame(at: time, in: size).list
      rasterizer.render(list, into: &cells)
      return PlainText.text(of: cells, clusters: list.clusters)
    }
    #expect(text(at: 0) == " dark\n")
    let paper = RGBA(red: 0.9, green: 0.9, blue: 0.8)
    #expect(try host.send(.background(paper), at: 0.1) == .handled)
    #expect(text(at: 0.1) == "light\n")
    #expect(host.frame(at: 0.1, in: size).list.background == paper)
    #expect(try host.send(.background(paper), at: 0.2) == .ignored)
    #expect(try host.send(.background(.black), at: 0.3) == .handled)
    #expect(text(at: 0.3) == " dark\n")
  }
}

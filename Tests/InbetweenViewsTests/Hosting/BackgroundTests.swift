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

  @Test func `text has the colour that the terminal gives it, in the terminal's own scheme`() throws
  {
    struct Words: View {
      let scheme: ColorScheme?

      var body: some View { Text("ab").preferredColorScheme(scheme) }
    }
    let size = GridSize(columns: 2, rows: 1)
    let amber = RGBA(red: 1, green: 0.8, blue: 0)
    func ink(_ scheme: ColorScheme?, _ events: [InputEvent]) throws -> CellColor {
      let host = ViewHost(Words(scheme: scheme), size: size)
      _ = host.frame(at: 0, in: size)
      for event in events { #expect(try host.send(event, at: 0.1) == .handled) }
      var cells = CellBuffer(size)
      var rasterizer = Rasterizer()
      rasterizer.render(host.frame(at: 0.1, in: size).list, into: &cells)
      return cells[0, 0].ink
    }
    let told = CellColor(red: 255, green: 204, blue: 0)
    #expect(try ink(nil, [.foreground(amber)]) == told)
    // A light background told after it makes the scheme light: the colour is that scheme's then.
    #expect(try ink(nil, [.foreground(amber), .background(.white)]) == told)
    // In a scheme that is not the terminal's own, text is black on white as ever.
    #expect(try ink(.light, [.foreground(amber)]) == CellColor(red: 0, green: 0, blue: 0))
  }
}

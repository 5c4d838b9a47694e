import Inbetween
import InbetweenTesting
import Testing

/// The slide as pictures.
@MainActor
@Suite struct PickerFilmTests {
  @Test func `the highlight slides, and its edges are drawn below the cell`() async throws {
    try await verify(FilmFormat(), named: "slide")
  }

  @Test func `without colour the highlight is reverse video`() async throws {
    try await verify(FilmFormat(colors: .none), named: "slide-without-colour")
  }

  @Test func `with whole-cell edges the highlight is a box of cells`() async throws {
    try await verify(FilmFormat(edges: .cell), named: "slide-with-cell-edges")
  }

  @Test func `the README shows the film that its command gives`() async throws {
    let readme = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("README.md")
    let lines = try String(contentsOf: readme, encoding: .utf8).components(separatedBy: "\n")
    let first = try #require(lines.firstIndex(of: "    scene \"period-picker\""))
    let shown = lines[first...].prefix { $0.isEmpty || $0.hasPrefix("    ") }.map {
      $0.dropFirst(4)
    }
    let sequence = try await recordPicker("tap \"Week\"", fps: 10, duration: 0.35)
    let film = String(decoding: FilmFormat().bytes(of: sequence), as: UTF8.self)
    #expect(shown.joined(separator: "\n") == film)
  }

  private func verify(_ format: FilmFormat, named name: String) async throws {
    let film = format.bytes(of: try await recordPicker("tap \"Week\""))
    try verifyGolden(String(decoding: film, as: UTF8.self), named: name)
  }
}

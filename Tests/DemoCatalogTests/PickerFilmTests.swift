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

  private func verify(_ format: FilmFormat, named name: String) async throws {
    let film = format.bytes(of: try await recordPicker("tap \"Week\""))
    try verifyGolden(String(decoding: film, as: UTF8.self), named: name)
  }
}

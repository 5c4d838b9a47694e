import Inbetween
import Testing

/// Which colour scheme the window has.
@MainActor @Suite struct ColorSchemeTests {
  @Test func `a scheme that the terminal does not have fills the window`() {
    let stage = Stage(Text("a").preferredColorScheme(.light), columns: 3, rows: 1)
    let screen = Screen(stage.at(0))
    #expect((0..<3).allSatisfy { screen.background($0, 0) == [255, 255, 255] })
    #expect(screen.cells[1].ink == CellColor(red: 0, green: 0, blue: 0))
  }

  @Test func `the terminal's own scheme leaves its background`() {
    let stage = Stage(Text("a").preferredColorScheme(.dark), columns: 3, rows: 1)
    #expect(Screen(stage.at(0)).cells.allSatisfy { $0.background.isStandard })
  }

  @Test func `the outermost wish counts, for as long as it is there`() {
    let (stage, remote) = Remote.stage(ColorScheme?.some(.light), columns: 3, rows: 1) { scheme in
      Text("a").preferredColorScheme(.light).preferredColorScheme(scheme)
      if scheme == nil { Text("b") }
    }
    func isLight() -> Bool { Screen(stage.at(1)).background(0, 0) == [255, 255, 255] }
    #expect(isLight())
    remote.set(.dark, at: 1)
    #expect(!isLight())
    remote.set(nil, at: 1)
    #expect(isLight())
  }

  @Test func `a part of the tree may have a scheme of its own`() {
    let stage = Stage(
      HStack(spacing: 0) {
        Text("a").colorScheme(.light)
        Text("b")
      }, columns: 2, rows: 1)
    let cells = Screen(stage.at(0)).cells
    #expect(cells[0].ink == CellColor(red: 0, green: 0, blue: 0))
    #expect(cells[1].ink == CellColor(red: 255, green: 255, blue: 255))
  }
}

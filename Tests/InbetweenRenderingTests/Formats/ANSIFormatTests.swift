import InbetweenDrawing
import InbetweenRendering
import InbetweenTesting
import Testing

@Suite struct ANSIFormatTests {
  private func frame(_ number: Int, _ size: GridSize, _ letter: UInt32) -> RenderedFrame {
    var cells = CellBuffer(size)
    cells[number, 0] = Cell(glyph: letter, background: CellColor(red: 1, green: 2, blue: 3))
    return RenderedFrame(number: number, time: 0, cells: cells, clusters: ClusterTable())
  }

  @Test func `a later frame is written as what changes`() {
    let size = GridSize(columns: 3, rows: 2)
    let sequence = FrameSequence(scene: "", size: size, fps: 20, frames: [])
    let frames = [frame(0, size, 0x41), frame(1, size, 0x42)]
    let bytes = ANSIFormat().bytes(of: frames, in: sequence)
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "\u{1B}[m\u{1B}[H\u{1B}[2J\u{1B}[?2026h\u{1B}[H\u{1B}[0;48;2;1;2;3mA"
        + "\u{1B}[m  \r\n   \u{1B}[?2026l"
        + "\u{1B}[H \u{1B}[48;2;1;2;3mB\u{1B}[m\u{1B}[3H")
  }

  @Test func `a recording without frames gives no bytes`() {
    let sequence = FrameSequence(
      scene: "", size: GridSize(columns: 3, rows: 2), fps: 20, frames: [])
    #expect(ANSIFormat().bytes(of: [], in: sequence).isEmpty)
  }

  @Test func `after a change of size the screen shows the new picture alone`() {
    let large = GridSize(columns: 8, rows: 3)
    let sequence = FrameSequence(scene: "", size: large, fps: 20, frames: [])
    let small = frame(1, GridSize(columns: 4, rows: 1), 0x42)
    var screen = ScreenEmulator(size: large)
    screen.feed(ANSIFormat().bytes(of: [frame(5, large, 0x41), small], in: sequence))
    #expect(screen.rows == [" B      ", "        ", "        "])
    #expect(screen.row == 1 && screen.column == 0)
  }

  @Test func `a terminal of the picture's size is not scrolled, and a larger one goes on below`() {
    let size = GridSize(columns: 3, rows: 2)
    let sequence = FrameSequence(scene: "", size: size, fps: 20, frames: [])
    let bytes = ANSIFormat().bytes(of: [frame(0, size, 0x41), frame(1, size, 0x42)], in: sequence)
    var same = ScreenEmulator(size: size)
    same.feed(bytes)
    #expect(same.rows == [" B ", "   "])
    #expect(same.row == 1 && same.column == 0)

    var larger = ScreenEmulator(size: GridSize(columns: 5, rows: 4))
    larger.feed(bytes + Array("$".utf8))
    #expect(larger.rows == [" B   ", "     ", "$    ", "     "])
  }
}

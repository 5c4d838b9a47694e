import InbetweenDrawing
import InbetweenRendering
import InbetweenTesting
import Testing

/// Colours on terminals that do not have 24 bits.
@Suite struct PaletteTests {
  /// Returns what a terminal shows of one cell in a colour, by the bytes of a writer.
  private func shown(_ color: CellColor, _ colors: ColorMode) -> CellColor {
    var screen = CellBuffer(GridSize(columns: 1, rows: 1))
    screen[0, 0] = Cell(glyph: 0x78, ink: color, background: color)
    var writer = ANSIWriter(colors: colors)
    writer.write(screen, over: nil, clusters: ClusterTable())
    var emulator = ScreenEmulator(size: screen.size)
    writer.takeBytes { emulator.feed($0) }
    #expect(emulator.unknownSequences.isEmpty)
    #expect(emulator[0, 0].ink == emulator[0, 0].background)
    return emulator[0, 0].ink
  }

  private func gray(of index: Int) -> Int {
    index >= 232 ? 8 + 10 * (index - 232) : [0, 95, 135, 175, 215, 255][(index - 16) / 43]
  }

  @Test func `E20: greys become greys of the 256 colours, and none gets darker as it gets lighter`()
    throws
  {
    var last = 0
    for value in 0...255 {
      let color = CellColor(red: UInt8(value), green: UInt8(value), blue: UInt8(value))
      let index = Int(try #require(shown(color, .ansi256).index))
      #expect((16...255).contains(index))
      #expect(index >= 232 || (index - 16) % 43 == 0, "\(value) became \(index), no grey")
      #expect(abs(gray(of: index) - value) <= 12, "\(value) became \(gray(of: index))")
      #expect(gray(of: index) >= last)
      last = gray(of: index)
    }
  }

  @Test func `E20: the colours of the cube have their own numbers`() {
    let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
    for number in 0..<216 {
      let color = CellColor(
        red: levels[number / 36], green: levels[number / 6 % 6], blue: levels[number % 6])
      #expect(shown(color, .ansi256) == CellColor(index: UInt8(16 + number)))
    }
  }

  @Test func `E19: a fade from red to black goes through three of sixteen colours`() {
    // The components of the scenario, mixed in linear light.
    let reds: [UInt8] = [255, 243, 231, 218, 203, 188, 170, 149, 124, 89, 0]
    var writer = ANSIWriter(colors: .ansi16)
    var old: CellBuffer?
    var emulator = ScreenEmulator(size: GridSize(columns: 4, rows: 1))
    var indices: [UInt8?] = []
    var writtenFrames: [Int] = []
    for (frame, red) in reds.enumerated() {
      let ink = CellColor(red: red, green: 0, blue: 0)
      let screen = ANSIWriterTests.row(4, "fade", ink: ink)
      writer.write(screen, over: old, clusters: ClusterTable())
      if writer.byteCount > 0 { writtenFrames.append(frame) }
      writer.takeBytes { emulator.feed($0) }
      indices.append(emulator[0, 0].ink.index)
      old = screen
    }
    #expect(indices == [9, 9, 9, 1, 1, 1, 1, 1, 1, 0, 0])
    #expect(writtenFrames == [0, 3, 9])
  }

  @Test(
    arguments: [
      (CellColor(red: 255, green: 255, blue: 255), 15), (CellColor(red: 0, green: 0, blue: 0), 0),
      (CellColor(red: 48, green: 80, blue: 192), 12),
      (CellColor(red: 192, green: 192, blue: 192), 7),
      (CellColor(red: 250, green: 240, blue: 10), 11),
    ] as [(CellColor, UInt8)])
  func `colours become the nearest of sixteen`(color: CellColor, index: UInt8) {
    #expect(shown(color, .ansi16) == CellColor(index: index))
  }

  @Test(arguments: ColorMode.allCases)
  func `the terminal's own colours stay in every mode`(colors: ColorMode) {
    #expect(shown(.standard, colors) == .standard)
  }

  /// What a cell shows: a space has no ink.
  private func seen(_ cell: ScreenEmulator.Cell) -> ScreenEmulator.Cell {
    let shows =
      cell.text != " " || !cell.attributes.isDisjoint(with: [.underline, .strikethrough, .reverse])
    return shows ? cell : ScreenEmulator.Cell(background: cell.background)
  }

  @Test(arguments: ColorMode.allCases)
  func `what is written over a screen shows the same as what is written anew`(colors: ColorMode) {
    var random = RandomScreens(seed: 19)
    for pair in 0..<300 {
      let size = GridSize(columns: 1 + pair % 24, rows: 1 + pair % 4)
      let old = random.screen(size)
      let new = random.variant(of: old)
      var (changed, fresh) = (ScreenEmulator(size: size), ScreenEmulator(size: size))
      var writer = ANSIWriter(colors: colors)
      writer.write(old, over: nil, clusters: random.clusters)
      writer.write(new, over: old, clusters: random.clusters)
      writer.takeBytes { changed.feed($0) }
      var other = ANSIWriter(colors: colors)
      other.write(new, over: nil, clusters: random.clusters)
      other.takeBytes { fresh.feed($0) }
      #expect(changed.cells.map(seen) == fresh.cells.map(seen), "pair \(pair)")
      #expect(changed.unknownSequences.isEmpty)
    }
  }
}

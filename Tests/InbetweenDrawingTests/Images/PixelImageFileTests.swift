import InbetweenDrawing
import Testing

/// Pictures in files, written here byte by byte.
@Suite struct PixelImageFileTests {
  private let red = RGBA(red: 1, green: 0, blue: 0)
  private let blue = RGBA(red: 0, green: 0, blue: 1)

  @Test func `a binary PPM is read`() throws {
    let image = try PixelImage(
      bytes: Array("P6 # two pixels\n2 1\n255\n".utf8) + [255, 0, 0, 0, 0, 255])
    #expect(image == PixelImage(columns: 2, rows: 1, pixels: [red, blue]))
  }

  @Test func `a binary PPM of two bytes a sample is read`() throws {
    let bytes: [UInt8] = [255, 255, 0, 0, 0, 0]
    #expect(try PixelImage(bytes: Array("P6 1 1 65535 ".utf8) + bytes).pixels == [red])
  }

  @Test func `a plain PPM is read`() throws {
    let image = try PixelImage(bytes: Array("P3\n1 2\n1\n1 0 0\n0 0 1\n".utf8))
    #expect(image == PixelImage(columns: 1, rows: 2, pixels: [red, blue]))
  }

  @Test func `grey pictures are read`() throws {
    let half = RGBA(red: 0.5, green: 0.5, blue: 0.5)
    #expect(try PixelImage(bytes: Array("P5 2 1 4 ".utf8) + [2, 4]).pixels == [half, .white])
    #expect(try PixelImage(bytes: Array("P2 2 1 4 2 4".utf8)).pixels == [half, .white])
  }

  @Test func `a BMP is read from its last row up`() throws {
    // Two rows of one pixel: blue, green, red and a byte that fills the row to four.
    let bytes = bitmap(columns: 1, rows: 2, depth: 24, [255, 0, 0, 0, 0, 0, 255, 0])
    #expect(try PixelImage(bytes: bytes).pixels == [red, blue])
  }

  @Test func `a BMP of 32 bits has an opacity unless it is nowhere`() throws {
    let half = try PixelImage(bytes: bitmap(columns: 1, rows: 1, depth: 32, [0, 0, 255, 51]))
    #expect(half.pixels == [RGBA(red: 1, green: 0, blue: 0, alpha: 0.2)])
    let none = try PixelImage(bytes: bitmap(columns: 1, rows: -1, depth: 32, [0, 0, 255, 0]))
    #expect(none.pixels == [red])
  }

  @Test(arguments: [
    ("", PixelImageError.unknownKind), ("GIF89a", .unknownKind), ("P1 1 1 1", .unknownKind),
    ("P6 2 1 255 \u{1}\u{2}\u{3}", .tooShort), ("P6 2", .tooShort), ("P3 1 1 255 1 2", .tooShort),
    ("P6 x", .badHeader("expected a number at byte 3")),
    ("P6 0 1 255 ", .badHeader("a size of 0 x 1")),
    ("P6 1 1 0 ", .badHeader("a maximum of 0")),
    ("P6 99999 99999 255 ", .tooLarge(columns: 99999, rows: 99999)),
    ("P6 99999999999999999999999 1 255 ", .tooLarge(columns: 1 << 40, rows: 1)), ("BM", .tooShort),
  ])
  func `what is no picture is refused`(text: String, error: PixelImageError) {
    #expect(throws: error) { try PixelImage(bytes: Array(text.utf8)) }
  }

  @Test func `a BMP of another form is refused`() {
    #expect(throws: PixelImageError.unsupported("a BMP of 8 bits, compression 0")) {
      try PixelImage(bytes: bitmap(columns: 1, rows: 1, depth: 8, [0, 0, 0, 0]))
    }
    #expect(throws: PixelImageError.tooShort) {
      try PixelImage(bytes: bitmap(columns: 9, rows: 9, depth: 24, [0, 0, 0, 0]))
    }
  }

  /// A BMP file: its head of 54 bytes, and the pixels.
  private func bitmap(columns: Int32, rows: Int32, depth: UInt8, _ pixels: [UInt8]) -> [UInt8] {
    func four(_ number: Int32) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    let file: [UInt8] = [66, 77] + four(0) + four(0) + four(54)
    let info = four(40) + four(columns) + four(rows) + [1, 0, depth, 0] + four(0)
    return file + info + [UInt8](repeating: 0, count: 20) + pixels
  }
}

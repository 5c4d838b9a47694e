import Foundation
import InbetweenDrawing
import Testing

/// PNG files that Python's zlib packed, of pixels that were written down before.
@Suite struct PNGFileTests {
  private let red = RGBA(red: 1, green: 0, blue: 0)
  private let blue = RGBA(red: 0, green: 0, blue: 1)

  private func image(_ text: String) throws -> PixelImage {
    try PixelImage(bytes: [UInt8](#require(Data(base64Encoded: text))))
  }

  @Test func `colours are read, and differences from the row above`() throws {
    let green = RGBA(red: 0, green: 1, blue: 0)
    #expect(
      try image(PNGFileTests.colors)
        == PixelImage(columns: 2, rows: 2, pixels: [red, green, blue, .white]))
  }

  @Test func `stored data and opacities are read`() throws {
    #expect(
      try image(PNGFileTests.opacity).pixels == [RGBA(red: 1, green: 0, blue: 0, alpha: 0.2)])
  }

  @Test func `colours of a palette are read, one of them transparent`() throws {
    // The bits 10101010; colour 0 is red and transparent, colour 1 blue.
    let hole = RGBA(red: 1, green: 0, blue: 0, alpha: 0)
    #expect(
      try image(PNGFileTests.palette).pixels == [blue, hole, blue, hole, blue, hole, blue, hole])
  }

  @Test func `all filters are undone, and codes of the file's own`() throws {
    // The row number modulo 5 says the filter; the grey at (x, y) is 3x + 5y + 9 (xy modulo 7), modulo 256.
    let image = try image(PNGFileTests.filters)
    #expect(image.columns == 64 && image.rows == 64)
    let wrong = image.pixels.indices.filter { index in
      let (x, y) = (index % 64, index / 64)
      let grey = Float((3 * x + 5 * y + 9 * (x * y % 7)) % 256) / 255
      return image.pixels[index] != RGBA(red: grey, green: grey, blue: grey)
    }
    #expect(wrong.isEmpty)
  }

  @Test func `an interlaced file is refused`() {
    #expect(throws: PixelImageError.unsupported("an interlaced PNG")) {
      try image(PNGFileTests.interlaced)
    }
  }

  @Test func `a file that is cut off or disturbed traps nowhere`() throws {
    for text in [PNGFileTests.colors, PNGFileTests.palette, PNGFileTests.opacity] {
      let bytes = try [UInt8](#require(Data(base64Encoded: text)))
      for count in 0..<(bytes.count - 12) {
        #expect(throws: PixelImageError.self) { try PixelImage(bytes: Array(bytes[..<count])) }
      }
      for index in bytes.indices {
        for bit in 0..<8 {
          var disturbed = bytes
          disturbed[index] ^= 1 << UInt8(bit)
          // It may still be a picture; if not, the error says so.
          do {
            let image = try PixelImage(bytes: disturbed)
            #expect(image.pixels.count == image.columns * image.rows)
          } catch {
            #expect(error is PixelImageError)
          }
        }
      }
    }
  }

  private static let colors =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR42mP4z8DA8J+BiZHh/3+G/wAeBAT/"
    + "TlCexwAAAABJRU5ErkJggg=="
  private static let opacity =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAEElEQVR4AQEFAPr/AP8AADMENAEz37UpuQAA"
    + "AABJRU5ErkJggg=="
  private static let palette =
    "iVBORw0KGgoAAAANSUhEUgAAAAgAAAABAQMAAADZzn0AAAAABlBMVEX/AAAAAP9sof2OAAAAAXRSTlMAQObY"
    + "ZgAAAApJREFUeNpjWAUAAKwAq8uDnuYAAAAASUVORK5CYII="
  private static let interlaced =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAFNeavDAAAACklEQVR42mNgAAAAAgAB5Sfe/AAAAABJRU5E"
    + "rkJggg=="
  private static let filters = """
    iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAAAAACPAi4CAAAE60lEQVR42mNgYGbj5OEXEpWQllNUUdfSNTA2s7Sxd3\
    L18PYLDAmPik1ITsvMyS8qraiua2xp7+qdMHnazDnzFy1dsXrdxi3bd+1lZOUBg7PkUkysfOIKrz7/IZti5hKTfqDy\
    kvcTuRQLK98N9RdGL8imGCQ9rbSjfWz14vwdChKDnItTQlvL0iM6KrNmddfkzu2rX79gYtOmxVOObF02/fiOlTdP7V\
    5z5+y+d/cvHPz46DLzl6fXGOUsf4EBuRQT6/kbD0GBQS7FLM4rJCYtDwwOEqlMEDV/SSYwEEVFr/3nIJX6cw1IvRIV\
    ZWUwCsjzzfbKcE9tTmqIr42pmlE+tWRSYf/anlWdy9uWHFq4f96e2Tuvb7uy+eKGc29Ovzzx7Ohjxgf/7v6+9UPsq/\
    AngfeM5uovQPAFuRQoJT7UBCcs8ihmZRVO3k/ffzOQQHX2fir/zbCEsxfIa2BhPc8MAqRRrxA8Bu/w5Pzq9skJORUt\
    E+asKG3snbl0496uaYvW7Tp2af7q7YfP336+5cCZG08+/Dl59eHbn6yC9159Y+KTUvv8n1tcWd+agzFAFBgrYEQeRX\
    kgGoBype6n7wSpou/SCSBe+ewHS0AUVA6YEv8/NPj4hyD1+SMr30eo1R+R5BhS5k6f2N1aX7lpzbIFs6b0HT+4e+v6\
    lYvvXLtw6si+HR9fP71/8/JZNoZfX969eCQtys/J/Pe7gZaKnIQQj6u9pbGuuiJjJjNlAFwmahpZk00x2wBz5QMWzn\
    e4qASWzjwhsdkPWjjzsCoBBqL4fc37grioh3L3QcF2X+6zHHYlDLVLejbPPrRq0s6FJzZc37/83La7R99c2fP49Kdb\
    jC8v/njA/l7s3zPerzIs2sK/lbgMJR00BMzl3fRCbVV9TKKds4KsGJsMPgJjBYzJoiivWDxfvgPlURasVGZeUTmCwq\
    qEhci6UROXHMO01QeuQtArCPoPQSIQpAlBdhAUDEEZEFQLQoyz5eTugyGZFDAQbyi8MvpDNsUcKs8CypW/4VQmMKv+\
    nt8C4lXPR5PDQgFTIofgq19/4BS4wgPyFH4hCeKhGNZv2rpj976DR46fOnvh8rWbd+4/evri9buPX77/+ktU64dxy4\
    A3cZKQWiyZvUVAaslL3qJp5DRxFF6p/4Hx1Ilv4pz48fIW1+83d3n/vZcXYPykJMxioirGbq4BavrIQJo+hpCmjxuk\
    6RMNafoUQJo+rYxnB7yJkwdtqvAKTZsNpHpJbfCAmzivRIENF3FyWjocrAwP/8v+kfop/k3ESFCfT4db013NRdlRwS\
    7GOtIizDS4ENIAaoM0gGZDGkAbIA2go+AGEOOzAW/iVEOaKgykt3QgFHlNHCSK4RebkJyWmRO/tLqxvXe4ioGNR0hC\
    jqVrYGxmaaNfVFpRXdc0cBto/mpwG2jLAXAb6ORVcBvo3qvtjP8HvInDTmwTBwdFdBMHF8Ug7OPmYGWip5EYHerv6W\
    xbVpCVEhcRBGr0FOemgxo9HU01oEYPsCUEavQAW0KgRg+wJQRq9ABbQowSA97EESHQxMHb/GnpzCPUxCHY/GHQCbZO\
    8iqMdMwIKI9vywurTe0pmd2cPalqYeeGGQ3L+7fNO7p26p4lpzffOrTq4s4HJ95f3//s3Ne7LG+u/H7M9UmS8SWj4Y\
    A3cRTwNXGwt3tQmj8AXI4BBkOLjYYAAAAASUVORK5CYII=
    """
}

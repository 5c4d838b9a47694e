/// A picture in a file of the Netpbm kinds P2, P3, P5 and P6.
///
/// Source: the pages ppm(5) and pgm(5) of the Netpbm package.
struct NetpbmFile {
  private let bytes: [UInt8]
  private var position = 2

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the picture of a kind, which the second byte says.
  consuming func image(kind: UInt8) throws -> PixelImage {
    let isBinary = kind == UInt8(ascii: "5") || kind == UInt8(ascii: "6")
    let isGray = kind == UInt8(ascii: "2") || kind == UInt8(ascii: "5")
    guard isBinary || isGray || kind == UInt8(ascii: "3") else {
      throw PixelImageError.unknownKind
    }
    let columns = try number()
    let rows = try number()
    let most = try number()
    guard most > 0, most < 65_536 else { throw PixelImageError.badHeader("a maximum of \(most)") }
    let count = try PixelImage.count(columns: columns, rows: rows)
    // One blank ends the head.
    if isBinary { position += 1 }
    let width = isBinary ? (most < 256 ? 1 : 2) : 0
    // Plain samples take a byte each at least: memory is set aside for no more than the file can hold.
    guard bytes.count - position >= count * (isGray ? 1 : 3) * max(1, width) else {
      throw PixelImageError.tooShort
    }
    var pixels: [RGBA] = []
    pixels.reserveCapacity(count)
    for _ in 0..<count {
      let red = try sample(width: width, most)
      let green = isGray ? red : try sample(width: width, most)
      let blue = isGray ? red : try sample(width: width, most)
      pixels.append(RGBA(red: red, green: green, blue: blue))
    }
    return PixelImage(columns: columns, rows: rows, pixels: pixels)
  }

  /// Reads a component 0…1, of so many bytes or, where they are none, in digits.
  private mutating func sample(width: Int, _ most: Int) throws -> Float {
    var value = 0
    if width == 0 {
      value = try number()
    } else {
      for _ in 0..<width {
        value = value << 8 | Int(bytes[position])
        position += 1
      }
    }
    return min(1, Float(value) / Float(most))
  }

  /// Reads a number after blanks and comments.
  private mutating func number() throws -> Int {
    while position < bytes.count, let blank = NetpbmFile.blank(bytes[position]) {
      position += 1
      guard blank == .comment else { continue }
      while position < bytes.count, bytes[position] != 10, bytes[position] != 13 { position += 1 }
    }
    let start = position
    var value = 0
    while position < bytes.count, (48...57).contains(bytes[position]) {
      value = min(1 << 40, value * 10 + Int(bytes[position] - 48))
      position += 1
    }
    if start == position {
      if position >= bytes.count { throw PixelImageError.tooShort }
      throw PixelImageError.badHeader("expected a number at byte \(position)")
    }
    return value
  }

  private enum Blank { case space, comment }

  private static func blank(_ byte: UInt8) -> Blank? {
    switch byte {
    case 9...13, 32: .space
    case UInt8(ascii: "#"): .comment
    default: nil
    }
  }
}

/// A picture in an uncompressed BMP file of 24 or 32 bits a pixel.
///
/// Source: Microsoft, "Bitmap Storage" (BITMAPFILEHEADER, BITMAPINFOHEADER). With 32 bits the fourth byte is the
/// opacity, unless it is 0 in all pixels.
struct BitmapFile {
  private let bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the picture.
  func image() throws -> PixelImage {
    guard bytes.count >= 54 else { throw PixelImageError.tooShort }
    let depth = number(at: 28) & 0xFFFF
    let compression = number(at: 30)
    guard depth == 24 || depth == 32, compression == 0 || (compression == 3 && depth == 32) else {
      throw PixelImageError.unsupported("a BMP of \(depth) bits, compression \(compression)")
    }
    let columns = Int(Int32(truncatingIfNeeded: number(at: 18)))
    let height = Int(Int32(truncatingIfNeeded: number(at: 22)))
    let count = try PixelImage.count(columns: columns, rows: abs(height))
    let stride = (columns * depth / 8 + 3) / 4 * 4
    let start = number(at: 10)
    guard start + stride * abs(height) <= bytes.count else { throw PixelImageError.tooShort }
    var pixels: [RGBA] = []
    pixels.reserveCapacity(count)
    for row in 0..<abs(height) {
      // A height below 0 says that the rows come from the top.
      let line = start + stride * (height < 0 ? row : height - 1 - row)
      for column in 0..<columns { pixels.append(pixel(at: line + column * depth / 8, depth)) }
    }
    if depth == 32, pixels.allSatisfy({ $0.alpha == 0 }) {
      for index in pixels.indices { pixels[index].alpha = 1 }
    }
    return PixelImage(columns: columns, rows: abs(height), pixels: pixels)
  }

  private func pixel(at index: Int, _ depth: Int) -> RGBA {
    func component(_ offset: Int) -> Float { Float(bytes[index + offset]) / 255 }
    return RGBA(
      red: component(2), green: component(1), blue: component(0),
      alpha: depth == 32 ? component(3) : 1)
  }

  /// The four bytes from an index on, the lowest first.
  private func number(at index: Int) -> Int {
    (0..<4).reduce(0) { $0 | Int(bytes[index + $1]) << (8 * $1) }
  }
}

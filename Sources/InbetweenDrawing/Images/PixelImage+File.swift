import Foundation

extension PixelImage {
  /// Reads a picture from a file.
  ///
  /// Not in SwiftUI. Errors: throws what reading the file throws, and what ``init(bytes:)`` throws.
  public init(contentsOf file: URL) throws {
    try self.init(bytes: [UInt8](Data(contentsOf: file)))
  }

  /// Reads a picture from the bytes of a file: PPM or PGM, plain or binary, or BMP of 24 or 32 bits.
  ///
  /// Not in SwiftUI. Colours are taken as sRGB. Errors: throws a ``PixelImageError`` for a file of another kind,
  /// one that is too short, or one of more than 2^24 pixels.
  public init(bytes: [UInt8]) throws {
    switch (bytes.first, bytes.dropFirst().first) {
    case (UInt8(ascii: "P"), let kind?): self = try NetpbmFile(bytes: bytes).image(kind: kind)
    case (UInt8(ascii: "B"), UInt8(ascii: "M")): self = try BitmapFile(bytes: bytes).image()
    default: throw PixelImageError.unknownKind
    }
  }

  /// Returns the number of pixels of a size, if that is not too large.
  static func count(columns: Int, rows: Int) throws -> Int {
    guard columns > 0, rows > 0 else {
      throw PixelImageError.badHeader("a size of \(columns) x \(rows)")
    }
    let (count, isTooLarge) = columns.multipliedReportingOverflow(by: rows)
    guard !isTooLarge, count <= 1 << 24 else {
      throw PixelImageError.tooLarge(columns: columns, rows: rows)
    }
    return count
  }
}

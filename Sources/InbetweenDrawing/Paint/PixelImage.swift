/// A picture of colours in rows, stretched over an item's frame.
///
/// Not in SwiftUI.
public struct PixelImage: Hashable, Sendable {
  /// How many colours a row has.
  public let columns: Int
  /// How many rows there are.
  public let rows: Int
  /// The colours row by row, from the top left.
  public let pixels: [RGBA]
  /// Whether colours between the pixels are mixed; else each place has the colour of its pixel.
  public var isSmooth = false

  /// Creates a picture. Edges: colours that are missing are clear, those left over are not used.
  public init(columns: Int, rows: Int, pixels: [RGBA]) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    let (count, isTooLarge) = self.columns.multipliedReportingOverflow(by: self.rows)
    guard !isTooLarge, count <= pixels.count else {
      let missing = isTooLarge ? 0 : count - pixels.count
      self.pixels = pixels + Array(repeating: .clear, count: min(missing, 1 << 24))
      return
    }
    self.pixels = count == pixels.count ? pixels : Array(pixels[..<count])
  }
}

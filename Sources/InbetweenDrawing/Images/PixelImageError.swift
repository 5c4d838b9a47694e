/// Why a file is no picture.
///
/// Not in SwiftUI.
public enum PixelImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file begins like none of the kinds that are known.
  case unknownKind
  /// The file ends before the picture does.
  case tooShort
  /// A number in the file's head makes no sense.
  case badHeader(String)
  /// The picture has more than 2^24 pixels.
  case tooLarge(columns: Int, rows: Int)
  /// The file is of a kind that is known, in a form that is not.
  case unsupported(String)

  public var description: String {
    switch self {
    case .unknownKind: "not a picture: expected PPM, PGM (P2, P3, P5, P6) or uncompressed BMP"
    case .tooShort: "the picture's file ends too early"
    case .badHeader(let what): "the picture's head makes no sense: \(what)"
    case .tooLarge(let columns, let rows):
      "a picture of \(columns) x \(rows) is too large: at most 16777216 pixels"
    case .unsupported(let what): "cannot read this picture: \(what)"
    }
  }
}

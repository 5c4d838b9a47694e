/// A picture in a PNG file that is not interlaced.
///
/// Source: W3C, Portable Network Graphics (third edition). Checksums are not verified; gamma and colour profiles are
/// left out.
struct PNGFile {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private let bytes: [UInt8]
  private var columns = 0
  private var rows = 0
  private var depth = 8
  private var kind = Kind.grey
  private var palette: [RGBA] = []
  /// What is transparent: opacities of the palette's colours, or the samples of one colour.
  private var transparent: ArraySlice<UInt8> = []
  private var packed: [UInt8] = []

  private enum Kind: UInt8 {
    case grey = 0
    case color = 2
    case palette = 3
    case greyWithOpacity = 4
    case colorWithOpacity = 6

    /// How many samples a pixel has.
    var samples: Int {
      switch self {
      case .grey, .palette: 1
      case .greyWithOpacity: 2
      case .color: 3
      case .colorWithOpacity: 4
      }
    }
  }

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the picture.
  consuming func image() throws -> PixelImage {
    try readChunks()
    let count = try PixelImage.count(columns: columns, rows: rows)
    let width = max(1, kind.samples * depth / 8)
    let stride = (columns * kind.samples * depth + 7) / 8
    // Two bytes are the head of the packed data.
    let data = try Inflater(packed.dropFirst(2), limit: (stride + 1) * rows).inflated()
    guard data.count == (stride + 1) * rows else { throw PixelImageError.tooShort }
    var pixels: [RGBA] = []
    pixels.reserveCapacity(count)
    var line = [UInt8](repeating: 0, count: stride)
    for row in 0..<rows {
      let start = row * (stride + 1)
      let filtered = data[(start + 1)..<(start + 1 + stride)]
      line = try PNGFile.unfiltered(filtered, by: data[start], above: line, width: width)
      for column in 0..<columns { pixels.append(try pixel(column, of: line)) }
    }
    return PixelImage(columns: columns, rows: rows, pixels: pixels)
  }

  // MARK: Chunks

  private mutating func readChunks() throws {
    var position = PNGFile.signature.count
    while bytes.count - position >= 12 {
      let length = number(at: position)
      guard length <= bytes.count - position - 12 else { throw PixelImageError.tooShort }
      let content = bytes[(position + 8)..<(position + 8 + length)]
      switch String(decoding: bytes[(position + 4)..<(position + 8)], as: UTF8.self) {
      case "IHDR": try readHeader(content)
      case "PLTE":
        palette = Swift.stride(from: content.startIndex, to: content.endIndex - 2, by: 3).map {
          RGBA(
            red: Float(bytes[$0]) / 255, green: Float(bytes[$0 + 1]) / 255,
            blue: Float(bytes[$0 + 2]) / 255)
        }
      case "tRNS": transparent = content
      case "IDAT": packed += content
      case "IEND": return
      default: break
      }
      position += length + 12
    }
    throw PixelImageError.tooShort
  }

  private mutating func readHeader(_ content: ArraySlice<UInt8>) throws {
    guard content.count == 13, let kind = Kind(rawValue: content[content.startIndex + 9]) else {
      throw PixelImageError.badHeader("an unknown kind of PNG")
    }
    columns = number(at: content.startIndex)
    rows = number(at: content.startIndex + 4)
    depth = Int(content[content.startIndex + 8])
    self.kind = kind
    guard content[content.startIndex + 12] == 0 else {
      throw PixelImageError.unsupported("an interlaced PNG")
    }
    let isKnown: Bool =
      switch kind {
      case .grey: [1, 2, 4, 8, 16].contains(depth)
      case .palette: [1, 2, 4, 8].contains(depth)
      default: depth == 8 || depth == 16
      }
    guard isKnown else { throw PixelImageError.badHeader("a PNG of \(depth) bits a sample") }
  }

  /// The four bytes from an index on, the highest first.
  private func number(at index: Int) -> Int {
    (0..<4).reduce(0) { $0 << 8 | Int(bytes[index + $1]) }
  }

  // MARK: Pixels

  private static func unfiltered(
    _ filtered: ArraySlice<UInt8>, by filter: UInt8, above: [UInt8], width: Int
  ) throws -> [UInt8] {
    guard filter < 5 else { throw PixelImageError.badHeader("an unknown filter of a PNG") }
    var line = Array(filtered)
    for index in line.indices {
      let left = index >= width ? Int(line[index - width]) : 0
      let corner = index >= width ? Int(above[index - width]) : 0
      let upper = Int(above[index])
      let guess: Int
      switch filter {
      case 0: guess = 0
      case 1: guess = left
      case 2: guess = upper
      case 3: guess = (left + upper) / 2
      default:
        let sum = left + upper - corner
        let distances = (abs(sum - left), abs(sum - upper), abs(sum - corner))
        if distances.0 <= distances.1, distances.0 <= distances.2 {
          guess = left
        } else {
          guess = distances.1 <= distances.2 ? upper : corner
        }
      }
      line[index] &+= UInt8(truncatingIfNeeded: guess)
    }
    return line
  }

  private func sample(_ index: Int, of line: [UInt8]) -> Int {
    switch depth {
    case 16: return Int(line[2 * index]) << 8 | Int(line[2 * index + 1])
    case 8: return Int(line[index])
    default:
      let bit = index * depth
      return Int(line[bit / 8]) >> (8 - depth - bit % 8) & ((1 << depth) - 1)
    }
  }

  private func pixel(_ column: Int, of line: [UInt8]) throws -> RGBA {
    let values = (0..<kind.samples).map { sample(column * kind.samples + $0, of: line) }
    let most = Float((1 << depth) - 1)
    func part(_ index: Int) -> Float { Float(values[index]) / most }
    switch kind {
    case .palette:
      guard palette.indices.contains(values[0]) else {
        throw PixelImageError.badHeader("a colour that is not in the palette")
      }
      var color = palette[values[0]]
      if values[0] < transparent.count {
        color.alpha = Float(transparent[transparent.startIndex + values[0]]) / 255
      }
      return color
    case .grey, .greyWithOpacity:
      let alpha = kind == .grey ? opacity(of: values) : part(1)
      return RGBA(red: part(0), green: part(0), blue: part(0), alpha: alpha)
    case .color, .colorWithOpacity:
      let alpha = kind == .color ? opacity(of: values) : part(3)
      return RGBA(red: part(0), green: part(1), blue: part(2), alpha: alpha)
    }
  }

  /// 0 for the one colour that is transparent, 1 for all others.
  private func opacity(of values: [Int]) -> Float {
    guard transparent.count == 2 * values.count else { return 1 }
    let start = transparent.startIndex
    let isHole = values.enumerated().allSatisfy { index, value in
      Int(transparent[start + 2 * index]) << 8 | Int(transparent[start + 2 * index + 1]) == value
    }
    return isHole ? 0 : 1
  }
}

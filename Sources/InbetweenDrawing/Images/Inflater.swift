/// Unpacks what the DEFLATE method packed.
///
/// Source: RFC 1951. Errors: throws ``PixelImageError/tooShort`` where the data end too early, and
/// ``PixelImageError/badHeader(_:)`` where they make no sense.
struct Inflater {
  private let bytes: ArraySlice<UInt8>
  private var position: Int
  /// Bits that were read and not used, the next one lowest.
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var output: [UInt8] = []
  /// How many bytes are wanted: no more are unpacked.
  private let limit: Int

  init(_ bytes: ArraySlice<UInt8>, limit: Int) {
    self.bytes = bytes
    position = bytes.startIndex
    self.limit = limit
  }

  /// Returns the bytes, as many as are wanted at most.
  consuming func inflated() throws -> [UInt8] {
    var isLast = false
    while !isLast, output.count < limit {
      isLast = try take(1) == 1
      switch try take(2) {
      case 0: try copyStored()
      case 1: try unpack(with: .fixedLengths, .fixedDistances)
      case 2:
        let (lengths, distances) = try readCodes()
        try unpack(with: lengths, distances)
      default: throw PixelImageError.badHeader("an unknown kind of packed block")
      }
    }
    return output
  }

  /// Takes a number of bits, the first one lowest.
  private mutating func take(_ count: Int) throws -> Int {
    while bitCount < count {
      guard position < bytes.endIndex else { throw PixelImageError.tooShort }
      bits |= UInt32(bytes[position]) << UInt32(bitCount)
      position += 1
      bitCount += 8
    }
    let value = bits & ((1 << UInt32(count)) - 1)
    bits >>= UInt32(count)
    bitCount -= count
    return Int(value)
  }

  private mutating func copyStored() throws {
    (bits, bitCount) = (0, 0)
    guard bytes.endIndex - position >= 4 else { throw PixelImageError.tooShort }
    let count = Int(bytes[position]) | Int(bytes[position + 1]) << 8
    position += 4
    guard bytes.endIndex - position >= count else { throw PixelImageError.tooShort }
    output += bytes[position..<position + count].prefix(limit - output.count)
    position += count
  }

  /// Takes the next symbol of a code: its codes are in order of length, and count up within one.
  private mutating func symbol(_ code: PrefixCode) throws -> Int {
    var value = 0
    var first = 0
    var index = 0
    for length in 1..<code.counts.count {
      value |= try take(1)
      let count = code.counts[length]
      if value - count < first { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    throw PixelImageError.badHeader("a packed symbol that is none")
  }

  private mutating func unpack(with lengths: PrefixCode, _ distances: PrefixCode) throws {
    while output.count < limit {
      let symbol = try symbol(lengths)
      if symbol == 256 { return }
      if symbol < 256 {
        output.append(UInt8(symbol))
        continue
      }
      guard symbol < 286 else { throw PixelImageError.badHeader("a packed length that is none") }
      let length = try Inflater.value(symbol - 257, extraEvery: 4, from: 3) { try take($0) }
      let code = try self.symbol(distances)
      guard code < 30 else { throw PixelImageError.badHeader("a packed distance that is none") }
      let distance = try Inflater.value(code, extraEvery: 2, from: 1) { try take($0) }
      guard distance <= output.count else {
        throw PixelImageError.badHeader("a packed distance before the beginning")
      }
      for _ in 0..<min(length, limit - output.count) {
        output.append(output[output.count - distance])
      }
    }
  }

  /// The value of a length's or a distance's code: a bit more is to be taken for every so many codes.
  private static func value(
    _ code: Int, extraEvery group: Int, from start: Int, take: (Int) throws -> Int
  ) rethrows -> Int {
    // The last length stands for itself.
    if group == 4, code == 28 { return 258 }
    guard code >= 2 * group else { return start + code }
    let extra = code / group - 1
    let base = start + (group + code % group) << extra
    return try base + take(extra)
  }

  /// Reads the codes of a block that brings its own, which are packed themselves.
  private mutating func readCodes() throws -> (lengths: PrefixCode, distances: PrefixCode) {
    let lengthCount = try take(5) + 257
    let distanceCount = try take(5) + 1
    let count = try take(4) + 4
    var own = [Int](repeating: 0, count: 19)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    for place in order.prefix(count) { own[place] = try take(3) }
    let code = PrefixCode(lengths: own)
    var lengths: [Int] = []
    while lengths.count < lengthCount + distanceCount {
      switch try symbol(code) {
      case 16:
        guard let last = lengths.last else {
          throw PixelImageError.badHeader("a repetition of nothing")
        }
        lengths += [Int](repeating: last, count: try take(2) + 3)
      case 17: lengths += [Int](repeating: 0, count: try take(3) + 3)
      case 18: lengths += [Int](repeating: 0, count: try take(7) + 11)
      case let length: lengths.append(length)
      }
    }
    return (
      PrefixCode(lengths: Array(lengths[..<lengthCount])),
      PrefixCode(lengths: Array(lengths[lengthCount..<lengthCount + distanceCount]))
    )
  }
}

/// A code of which no word begins another, given by the lengths of its words.
private struct PrefixCode {
  /// How many words have each length.
  var counts = [Int](repeating: 0, count: 16)
  /// The symbols in the order of their words.
  var symbols: [Int]

  init(lengths: [Int]) {
    symbols = []
    for length in 1..<16 {
      for (symbol, own) in lengths.enumerated() where own == length { symbols.append(symbol) }
      counts[length] = lengths.count { $0 == length }
    }
  }

  static let fixedLengths = PrefixCode(
    lengths: [Int](repeating: 8, count: 144) + [Int](repeating: 9, count: 112)
      + [Int](repeating: 7, count: 24) + [Int](repeating: 8, count: 8))
  static let fixedDistances = PrefixCode(lengths: [Int](repeating: 5, count: 30))
}

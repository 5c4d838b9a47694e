/// The bytes of the yardstick, in memory that is large enough for any frame.
struct FloorBytes: ~Copyable {
  private let start: UnsafeMutablePointer<UInt8>
  private(set) var count = 0
  /// For each number 0...255 its digits in the lower three bytes and their count in the highest.
  private let digits: UnsafeMutablePointer<UInt32>

  init(capacity: Int) {
    start = .allocate(capacity: capacity)
    digits = .allocate(capacity: 256)
    for number in 0..<256 {
      let text = Array(String(number).utf8)
      var packed = UInt32(text.count) << 24
      for (place, digit) in text.enumerated() { packed |= UInt32(digit) << UInt32(8 * place) }
      digits[number] = packed
    }
  }

  deinit {
    start.deallocate()
    digits.deallocate()
  }

  /// All bytes, until the next change.
  var all: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }

  mutating func removeAll() { count = 0 }

  @inline(__always)
  mutating func put(_ byte: UInt8) {
    start[count] = byte
    count += 1
  }

  @inline(__always)
  mutating func put(_ text: StaticString) {
    (start + count).update(from: text.utf8Start, count: text.utf8CodeUnitCount)
    count += text.utf8CodeUnitCount
  }

  /// Adds a number from 0 to 255 in decimal digits.
  @inline(__always)
  private mutating func put(number: UInt32) {
    var packed = digits[Int(number)]
    for _ in 0..<packed >> 24 {
      put(UInt8(truncatingIfNeeded: packed))
      packed >>= 8
    }
  }

  /// Adds a number from 0 to 65,535 in decimal digits.
  private mutating func put(coordinate: Int) {
    if coordinate > 255 {
      put(coordinate: coordinate / 10)
      put(UInt8(ascii: "0") + UInt8(coordinate % 10))
    } else {
      put(number: UInt32(coordinate))
    }
  }

  /// Adds an absolute move; the first column needs no number.
  mutating func putMove(row: Int, column: Int) {
    put("\u{1B}[")
    put(coordinate: row + 1)
    if column > 0 {
      put(UInt8(ascii: ";"))
      put(coordinate: column + 1)
    }
    put(UInt8(ascii: "H"))
  }

  /// Adds the parameters of a colour.
  mutating func put(color: UInt32, kind: UInt8) {
    put(kind)
    guard color != FloorCell.standard else { return put(UInt8(ascii: "9")) }
    put("8;2;")
    put(number: color >> 16)
    put(UInt8(ascii: ";"))
    put(number: color >> 8 & 0xFF)
    put(UInt8(ascii: ";"))
    put(number: color & 0xFF)
  }

  /// Adds a character's UTF-8 bytes.
  @inline(__always)
  mutating func put(character value: UInt32) {
    guard value >= 0x80 else { return put(UInt8(truncatingIfNeeded: value)) }
    if value >= 0x1_0000 {
      put(UInt8(truncatingIfNeeded: 0xF0 | value >> 18))
      put(UInt8(truncatingIfNeeded: 0x80 | value >> 12 & 0x3F))
    } else if value >= 0x800 {
      put(UInt8(truncatingIfNeeded: 0xE0 | value >> 12))
    }
    if value >= 0x800 {
      put(UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F))
    } else {
      put(UInt8(truncatingIfNeeded: 0xC0 | value >> 6))
    }
    put(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
  }
}

/// Bytes on their way to a terminal, in memory that grows and is kept.
///
/// Callers reserve room first and then put bytes without further checks. Numbers up to 255 come from a
/// table, since a picture in 24 bits is mostly such numbers.
struct ByteBuffer: ~Copyable {
  /// How many bytes there are.
  private(set) var count = 0
  private var capacity: Int
  private var start: UnsafeMutableRawPointer
  /// For each number 0…255 its digits in the lower three bytes and their count in the highest.
  private let digits: UnsafeMutablePointer<UInt32>

  init(capacity: Int = 4096) {
    self.capacity = capacity
    start = .allocate(byteCount: capacity, alignment: 16)
    digits = .allocate(capacity: 256)
    for number in 0..<256 {
      let text = Array(String(number).utf8)
      var packed = UInt32(text.count) << 24
      for (place, digit) in text.enumerated() { packed |= UInt32(digit) << (8 * UInt32(place)) }
      digits[number] = packed
    }
  }

  deinit {
    start.deallocate()
    digits.deallocate()
  }

  /// All bytes, until the next change.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }

  /// Forgets the bytes and keeps the memory.
  mutating func removeAll() { count = 0 }

  /// Makes room for a number of bytes, and for the three more that a number's table entry may touch.
  mutating func reserve(_ additional: Int) {
    let needed = count + additional + 4
    guard needed > capacity else { return }
    capacity = max(needed, 2 * capacity)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
    larger.copyMemory(from: start, byteCount: count)
    start.deallocate()
    start = larger
  }

  /// Adds one byte.
  @inline(__always)
  mutating func put(_ byte: UInt8) {
    assert(count < capacity, "room is reserved first")
    start.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count += 1
  }

  /// Changes the last byte, which there must be.
  @inline(__always)
  mutating func replaceLast(with byte: UInt8) {
    assert(count > 0, "there is a byte to replace")
    start.storeBytes(of: byte, toByteOffset: count - 1, as: UInt8.self)
  }

  /// Adds the bytes of a literal in ASCII.
  @inline(__always)
  mutating func put(_ text: StaticString) {
    assert(count + text.utf8CodeUnitCount <= capacity, "room is reserved first")
    (start + count).copyMemory(from: text.utf8Start, byteCount: text.utf8CodeUnitCount)
    count += text.utf8CodeUnitCount
  }

  /// Adds a number in decimal digits.
  @inline(__always)
  mutating func put(number: Int) {
    guard number < 256 else {
      putLarge(number)
      return
    }
    assert(count + 4 <= capacity, "room is reserved first")
    let packed = digits[number]
    (start + count).storeBytes(of: packed.littleEndian, as: UInt32.self)
    count += Int(packed >> 24)
  }

  /// Adds a character's UTF-8 bytes.
  @inline(__always)
  mutating func put(scalar value: UInt32) {
    switch value {
    case 0..<0x80: put(UInt8(truncatingIfNeeded: value))
    case 0x80..<0x800:
      put(UInt8(truncatingIfNeeded: 0xC0 | value >> 6))
      put(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
    case 0x800..<0x1_0000:
      put(UInt8(truncatingIfNeeded: 0xE0 | value >> 12))
      put(UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F))
      put(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
    default:
      put(UInt8(truncatingIfNeeded: 0xF0 | value >> 18))
      put(UInt8(truncatingIfNeeded: 0x80 | value >> 12 & 0x3F))
      put(UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F))
      put(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
    }
  }

  /// How many digits a number has that is not negative.
  @inline(__always)
  static func digitCount(_ number: Int) -> Int {
    number < 10 ? 1 : number < 100 ? 2 : number < 1000 ? 3 : number < 10_000 ? 4 : 5
  }

  /// How many bytes a character takes.
  @inline(__always)
  static func length(of scalar: UInt32) -> Int {
    scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x1_0000 ? 3 : 4
  }

  private mutating func putLarge(_ number: Int) {
    if number >= 10 { putLarge(number / 10) }
    put(UInt8(ascii: "0") + UInt8(number % 10))
  }
}

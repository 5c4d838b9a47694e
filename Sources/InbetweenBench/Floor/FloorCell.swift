/// A cell of the yardstick: a character and its two colours, in 12 bytes.
struct FloorCell: Equatable {
  var glyph: UInt32
  /// 24 bits, or ``standard``.
  var ink: UInt32
  /// 24 bits, or ``standard``.
  var background: UInt32

  /// The terminal's own colour.
  static let standard: UInt32 = 0xFF00_0000

  /// A space in the terminal's own colours.
  static let blank = FloorCell(glyph: 0x20, ink: standard, background: standard)
}

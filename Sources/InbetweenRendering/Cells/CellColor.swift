import InbetweenDrawing

/// The colour of a cell's ink or background: the terminal's own, 24 bits, or an entry of its palette.
///
/// Not in SwiftUI. Shape: four bytes; the highest is 0 for the terminal's own colour, 1 for a colour whose
/// red, green and blue are the three others, and 2 for an entry of the palette, whose number is the lowest.
@frozen
public struct CellColor: Hashable, Sendable {
  /// The four bytes.
  @usableFromInline let bits: UInt32

  @inlinable init(bits: UInt32) { self.bits = bits }

  /// Creates a colour from its components, 0…255 each.
  @inlinable
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    bits = 0x0100_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// Creates the nearest 24-bit colour; the opacity is ignored, since a cell has nothing below it.
  ///
  /// Edges: components below 0 or not a number count as 0, those above 1 as 1. Each is rounded to a
  /// multiple of 2^-20 first, so that the last bit of a computation flips no byte.
  public init(_ color: RGBA) {
    self.init(
      red: CellColor.byte(color.red), green: CellColor.byte(color.green),
      blue: CellColor.byte(color.blue))
  }

  /// Creates an entry of the terminal's palette.
  @inlinable
  public init(index: UInt8) { bits = 0x0200_0000 | UInt32(index) }

  /// The number in the terminal's palette; nil for a colour that is not from there.
  @inlinable public var index: UInt8? { bits >> 24 == 2 ? UInt8(truncatingIfNeeded: bits) : nil }

  /// The terminal's own colour.
  @inlinable public static var standard: CellColor { CellColor(bits: 0) }

  /// Whether this is the terminal's own colour.
  @inlinable public var isStandard: Bool { bits == 0 }
  /// The red component; of no meaning for other colours than those of 24 bits.
  @inlinable public var red: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }
  /// The green component; of no meaning for other colours than those of 24 bits.
  @inlinable public var green: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }
  /// The blue component; of no meaning for other colours than those of 24 bits.
  @inlinable public var blue: UInt8 { UInt8(truncatingIfNeeded: bits) }

  /// Returns the byte of a component, rounded by floor(v + 0.5).
  static func byte(_ component: Float) -> UInt8 {
    guard component > 0 else { return 0 }
    guard component < 1 else { return 255 }
    let steady = (component * 1_048_576).rounded() / 1_048_576
    return UInt8((Double(steady) * 255 + 0.5).rounded(.down))
  }
}

extension CellColor: CustomStringConvertible {
  /// `default`, `color` and its number in the palette, or six hexadecimal digits behind a number sign.
  public var description: String {
    guard !isStandard else { return "default" }
    if let index { return "color\(index)" }
    let digits = String(bits & 0xFF_FFFF, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

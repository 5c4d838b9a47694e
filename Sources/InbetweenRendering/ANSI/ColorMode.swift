/// How many colours the bytes for a terminal use.
///
/// Not in SwiftUI. Cells always have 24 bits; what is written is the nearest that the terminal has.
public enum ColorMode: String, Hashable, Sendable, CaseIterable {
  /// 24 bits.
  case trueColor = "truecolor"
  /// xterm's colour cube and grey ramp: entries 16 to 255, which users do not change.
  case ansi256 = "256"
  /// The sixteen colours that every colour terminal has.
  case ansi16 = "16"
  /// None, as `NO_COLOR` asks for: a cell whose background differs from the declared one is in reverse
  /// video, and so a highlight still shows; inks are the terminal's own.
  case none

  /// Returns the colour as a terminal of this mode gets it.
  ///
  /// Edges: the terminal's own colour stays, and so does an entry of a palette.
  @inline(__always)
  func quantized(_ color: CellColor) -> CellColor {
    guard !color.isStandard, color.index == nil else { return color }
    return switch self {
    case .trueColor: color
    case .ansi256: CellColor(index: Palette.nearestOf256(to: color))
    case .ansi16: CellColor(index: Palette.nearestOf16(to: color))
    case .none: .standard
    }
  }
}

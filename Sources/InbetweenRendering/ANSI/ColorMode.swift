/// How many colours the bytes for a terminal use.
///
/// Not in SwiftUI.
public enum ColorMode: Hashable, Sendable {
  /// 24 bits.
  case trueColor
  /// None, as `NO_COLOR` asks for: a cell whose background differs from the declared one is in reverse
  /// video, and so a highlight still shows; inks are the terminal's own.
  case none
}

/// Makes an author's or a user's text harmless for a terminal.
///
/// Not in SwiftUI. The rule, scalar by scalar: whatever begins a line in Unicode (CR LF, CR, LF, VT, FF,
/// NEL, line and paragraph separator) becomes one line feed; a tab stays a tab; every other control
/// character (both sets, DEL, so ESC and CSI too), marks that turn the writing direction, and invisible
/// ones that terminals disagree about (soft hyphen, zero-width space, word joiner, byte order mark,
/// annotations, deprecated formats) are left out; a code that Unicode promises never to use becomes U+FFFD.
/// What followed an ESC is ordinary text and stays visible. Variation selectors stay only after a character
/// that has both styles.
public enum TextSanitizer {
  /// Returns the text by the rule above: any line breaks are line feeds, tabs are kept.
  public static func sanitized(_ text: String) -> String {
    if isPlain(text) { return text }
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar = "\0"
    for scalar in text.unicodeScalars {
      switch treatment(of: scalar, after: previous) {
      case .keep: result.append(scalar)
      case .breakLine: result.append("\n")
      case .replace: result.append("\u{FFFD}")
      case .leaveOut: break
      }
      previous = scalar
    }
    return String(result)
  }

  /// Returns the text by the rule above in one line, for titles: a space for each line break or tab.
  public static func singleLine(_ text: String) -> String {
    let clean = sanitized(text)
    guard clean.utf8.contains(where: { $0 < 0x20 }) else { return clean }
    return String(clean.map { $0 == "\n" || $0 == "\t" ? " " : $0 })
  }

  /// Whether the text is printable ASCII and line feeds, which most texts are.
  static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x20..<0x7F).contains($0) || $0 == 0x0A }
  }

  private enum Treatment { case keep, breakLine, leaveOut, replace }

  private static func treatment(
    of scalar: Unicode.Scalar, after previous: Unicode.Scalar
  ) -> Treatment {
    switch scalar.value {
    case 0x20..<0x7F, 0x09: .keep
    case 0x0A: previous == "\r" ? .leaveOut : .breakLine
    case 0x0B...0x0D, 0x85, 0x2028, 0x2029: .breakLine
    case 0..<0x20, 0x7F..<0xA0: .leaveOut
    case 0xFE0E, 0xFE0F: CharacterWidth.isVariationBase(previous) ? .keep : .leaveOut
    case 0xFDD0...0xFDEF: .replace
    case let value where value & 0xFFFE == 0xFFFE: .replace
    case let value where isUnwanted(value): .leaveOut
    default: .keep
    }
  }

  /// Whether a format character is left out: it turns the text or is invisible in some terminals only.
  private static func isUnwanted(_ value: UInt32) -> Bool {
    switch value {
    case 0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F: true
    case 0xFEFF, 0xFFF9...0xFFFB, 0x1D173...0x1D17A, 0xE0001: true
    default: false
    }
  }
}

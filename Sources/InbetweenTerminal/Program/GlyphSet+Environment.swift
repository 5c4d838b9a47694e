import InbetweenRendering

extension GlyphSet {
  /// The glyphs that a terminal's font has, by the environment's variables.
  ///
  /// A locale that is `C` or has another character set than UTF-8 gives ASCII; the first of `LC_ALL`,
  /// `LC_CTYPE` and `LANG` that is not empty counts, and where there is none, the terminal is taken to be
  /// one of today. Linux's console has halves; terminals that draw sextants themselves are known by name.
  package init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0]?.lowercased() }
      .first { !$0.isEmpty }
    let terminal = environment["TERM"]?.lowercased() ?? ""
    if let locale, !GlyphSet.isInUTF8(locale) {
      self = .ascii
    } else if terminal == "linux" {
      self = .halves
    } else if GlyphSet.withSextants.contains(where: terminal.hasPrefix) {
      self = .sextants
    } else {
      self = .blocks
    }
  }

  private static func isInUTF8(_ locale: String) -> Bool {
    guard !["c", "posix"].contains(locale) else { return false }
    let parts = locale.split(separator: "@", omittingEmptySubsequences: false)[0]
      .split(separator: ".", omittingEmptySubsequences: false)
    return parts.count < 2 || ["utf-8", "utf8"].contains(parts[1])
  }

  /// How the names of terminals begin that draw sextants without a font.
  private static let withSextants = [
    "xterm-kitty", "xterm-ghostty", "foot", "wezterm", "contour",
  ]
}

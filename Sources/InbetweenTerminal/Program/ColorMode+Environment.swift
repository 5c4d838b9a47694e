import InbetweenRendering

extension ColorMode {
  /// The colours that a terminal has and its user wants, by the environment's variables.
  ///
  /// `NO_COLOR` that is not empty means none. Else what says 24 bits counts (`COLORTERM`, names that end in
  /// `-direct`, programs known for them), then what says 256; other terminals have sixteen colours, and the
  /// ones that are black and white none, unless `CLICOLOR_FORCE` asks for some.
  /// Source: no-color.org, bixense.com/clicolors, and the terminals' own documents.
  package init(environment: [String: String]) {
    func value(_ name: String) -> String { environment[name]?.lowercased() ?? "" }
    guard value("NO_COLOR").isEmpty else {
      self = .none
      return
    }
    let terminal = value("TERM")
    let isForced = !["", "0"].contains(value("CLICOLOR_FORCE"))
    if ["truecolor", "24bit"].contains(value("COLORTERM")) || terminal.hasSuffix("-direct")
      || ColorMode.inTrueColor.contains(where: terminal.hasPrefix)
    {
      self = .trueColor
    } else if terminal.contains("256") {
      self = .ansi256
    } else if ColorMode.inBlackAndWhite.contains(where: terminal.hasPrefix), !isForced {
      self = .none
    } else {
      self = .ansi16
    }
  }

  /// How the names of terminals begin that have 24 bits without saying so.
  private static let inTrueColor = [
    "xterm-kitty", "xterm-ghostty", "alacritty", "foot", "wezterm", "iterm", "contour",
  ]

  /// How the names of terminals begin that have no colours.
  private static let inBlackAndWhite = ["vt1", "vt2", "vt3", "vt4", "xterm-mono", "dumb"]
}

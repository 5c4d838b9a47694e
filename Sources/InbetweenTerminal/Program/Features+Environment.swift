import InbetweenRendering

extension ANSIWriter.Features {
  /// What a terminal understands, by the environment's variables.
  ///
  /// Terminals that are known by name repeat characters and move rows; of others only the portable features
  /// are used. Source: the terminals' own documents; of the ones that call themselves `xterm`, macOS's
  /// Terminal does not repeat, and Linux's console and GNU Screen neither.
  package init(environment: [String: String]) {
    let terminal = environment["TERM"]?.lowercased() ?? ""
    self = .portable
    guard Self.known.contains(where: terminal.hasPrefix) else { return }
    self = .all
    if environment["TERM_PROGRAM"] == "Apple_Terminal" { remove(.repeat) }
  }

  private static let known = [
    "xterm", "tmux", "kitty", "ghostty", "alacritty", "foot", "wezterm", "iterm", "contour", "st-",
    "mintty",
  ]
}

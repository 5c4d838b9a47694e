extension InputParser {
  /// Inside of what the next byte is.
  enum State {
    /// Between keys.
    case ground
    /// Inside a scalar of several bytes.
    case scalar
    /// After ESC.
    case escape
    /// After ESC [.
    case control
    /// After ESC [ and more than ``longestSequence`` bytes.
    case overlong
    /// After ESC O.
    case singleShift
    /// After ESC [ [, which the Linux console sends for F1 to F5.
    case console
    /// After ESC [ M, the mouse report of terminals without SGR reports.
    case oldMouse
    /// Inside an answer: OSC, DCS, APC, PM or SOS. Of those only the background is asked for.
    case string
    /// After ESC inside such an answer.
    case stringEscape
    /// Between the brackets of a paste.
    case paste
  }
}

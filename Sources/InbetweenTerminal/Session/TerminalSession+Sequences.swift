extension TerminalSession {
  /// The escape sequences that a session needs beside what draws the picture.
  ///
  /// Source: xterm's "Control Sequences" (ctlseqs); synchronized output by its terminal-wg note.
  enum Sequence {
    /// Switches on the alternate screen, reports of the mouse, the focus and pastes; hides the cursor.
    static func enter(usesMouse: Bool) -> String {
      let mouse = usesMouse ? "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1003h\u{1B}[?1006h" : ""
      return "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h\u{1B}[?1004h" + mouse
    }

    /// Undoes all that a session may have switched on, in the middle of whatever was being written.
    ///
    /// The string terminator first, since the terminal may be inside a sequence; it ends that one.
    static func leave(restoringTitle: Bool) -> String {
      let title = restoringTitle ? "\u{1B}[23;2t" : ""
      return
        "\u{1B}\\\u{1B}]8;;\u{1B}\\\u{1B}[?2026l\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?1000l"
        + "\u{1B}[?1004l\u{1B}[?2004l" + title + "\u{1B}[r\u{1B}[m\u{1B}[?25h\u{1B}[?1049l"
    }

    /// Has the terminal remember its title.
    static let keepTitle = "\u{1B}[22;2t"

    /// Sets the title. The text must be clean.
    static func title(_ text: String) -> String { "\u{1B}]2;" + text + "\u{1B}\\" }

    /// Asks for the colour of text (OSC 10) and for the background (OSC 11).
    static let askColors = "\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\"

    static let bell = "\u{7}"
  }
}

import Foundation

/// The modes of a terminal, to compare.
package struct TerminalModes: Hashable, Sendable {
  /// The four sets of flags: of input, output, the line and the rest.
  package let flags: [UInt]
  /// The control characters.
  package let characters: [UInt8]

  /// Reads the modes of a terminal.
  init(of terminal: Int32) {
    var modes = termios()
    tcgetattr(terminal, &modes)
    flags = [UInt(modes.c_iflag), UInt(modes.c_oflag), UInt(modes.c_cflag), UInt(modes.c_lflag)]
    characters = withUnsafeBytes(of: modes.c_cc) { Array($0) }
  }

  /// Whether lines are edited and keys are echoed, as a shell's child finds them.
  package var areCooked: Bool {
    flags[3] & UInt(ICANON) != 0 && flags[3] & UInt(ECHO) != 0
  }
}

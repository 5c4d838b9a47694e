import Foundation

/// Why a program cannot use the terminal.
///
/// Not in SwiftUI.
public enum TerminalError: Error, Hashable, CustomStringConvertible {
  /// No terminal could be opened; the number is the system's reason (`errno`).
  case cannotOpen(Int32)
  /// The terminal's modes cannot be read or set.
  case cannotSetModes(Int32)
  /// What the session needs beside the terminal (a temporary file, a pipe) cannot be made.
  case cannotStart(Int32)

  public var description: String {
    switch self {
    case .cannotOpen(let reason):
      """
      cannot open a terminal (\(Self.text(reason))); run it in one, or send its output to a file to \
      get the settled picture as text
      """
    case .cannotSetModes(let reason):
      "cannot set the modes of the terminal (\(Self.text(reason))); run it in another terminal"
    case .cannotStart(let reason):
      """
      cannot begin a terminal session (\(Self.text(reason))); check that the folder for temporary \
      files ($TMPDIR, else /tmp) can be written
      """
    }
  }

  private static func text(_ reason: Int32) -> String { String(cString: strerror(reason)) }
}

import Foundation
import InbetweenDrawing

/// Events at times, written as text.
///
/// Not in SwiftUI. One command a line, or several separated by `;`; `#` begins a comment. A command counts
/// from the end of the waits before it:
///
///     wait 0.1            # seconds, at most nine decimals
///     tap "Week"          # the first view in reading order with this text or label
///     tap 12,3            # the middle of the cell in column 12 and row 3, counted from 0, in the window
///     press 12,3          # the mouse button goes down there; move and release are like it
///     key right           # also shift-tab, return, a, ctrl-x
///     type "text"         # one key after the other
///     resize 60x20        # columns x rows
///
/// In quotes `\"`, `\\`, `\n` and `\t` stand for a quote, a backslash, a line end and a tab.
public struct InputScript: Hashable, Sendable {
  /// An event and its time.
  public struct Step: Hashable, Sendable {
    /// The time since the beginning in billionths of a second.
    public let nanoseconds: Int64
    /// The event.
    public let event: InputEvent

    /// The time since the beginning, in seconds.
    public var time: TimeInterval { Double(nanoseconds) / 1e9 }
  }

  /// The events by time.
  public private(set) var steps: [Step] = []
  /// The sum of all waits in billionths of a second.
  public private(set) var nanoseconds: Int64 = 0

  /// The longest that a script can take: 1,000,000 seconds.
  static let limit: Int64 = 1_000_000_000_000_000

  /// Creates a script without events.
  public init() {}

  /// Reads a script.
  ///
  /// Errors: throws ``InputScriptError`` for the first line that makes no sense.
  public init(_ text: String) throws {
    for statement in try ScriptStatement.statements(in: text) {
      for action in try statement.actions() {
        switch action {
        case .wait(let duration):
          nanoseconds += duration
          guard nanoseconds <= InputScript.limit else {
            throw InputScriptError(line: statement.line, reason: .tooLong)
          }
        case .event(let event): steps.append(Step(nanoseconds: nanoseconds, event: event))
        }
      }
    }
  }
}

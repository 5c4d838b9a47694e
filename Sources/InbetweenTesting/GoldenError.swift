import InbetweenDrawing
import InbetweenMotion
import InbetweenRendering

/// Why a text is not its golden.
///
/// Not in SwiftUI.
public enum GoldenError: Error, Hashable, Sendable {
  /// There is no golden at this path.
  case missing(path: String)
  /// The golden differs; the difference line by line.
  case differs(path: String, difference: String)
  /// The golden was written just now.
  case recorded(path: String)
  /// The golden cannot be read or written.
  case unusable(path: String, reason: String)
  /// The suite or the name of a golden is no plain name.
  case badName(String)
  /// The test's file lies in no folder named Tests.
  case noTestsFolder(path: String)
  /// `RECORD` has a value that means nothing.
  case unknownMode(String)
}

extension GoldenError: CustomStringConvertible {
  /// What was expected, what came, and what to do.
  public var description: String {
    switch self {
    case .missing(let path):
      return "there is no golden \(path); record it with RECORD=missing, then read it"
    case .differs(let path, let difference):
      return "the text differs from the golden \(path) (- golden, + now); "
        + "if it is right now, record it with RECORD=failed\n\(difference)"
    case .recorded(let path):
      return "recorded the golden \(path); read it, then run the test again without RECORD"
    case .unusable(let path, let reason):
      return "the golden \(path) can be neither read nor written: \(reason)"
    case .badName(let name):
      return "a golden's suite and name consist of letters, digits, -, _ and ., "
        + "got \(JSONText.quoted(name))"
    case .noTestsFolder(let path):
      return "goldens lie in Golden in the folder Tests around a test, and there is none around "
        + path
    case .unknownMode(let value):
      let names = RecordMode.allCases.map(\.rawValue)
      let hint = nearestName(to: value, in: names).map { "; did you mean \($0)?" } ?? ""
      return "RECORD is all, missing or failed, got \(JSONText.quoted(value))\(hint)"
    }
  }
}

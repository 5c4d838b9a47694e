import Inbetween

/// A command line that says nothing that can be done. The program ends with 64 then.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  /// A name that is none of those that are known.
  static func unknown(_ kind: String, _ name: String, known: [String]) -> UsageError {
    let near = nearestName(to: name, in: known).map { "; did you mean \($0)?" } ?? ""
    let list = known.joined(separator: ", ")
    return UsageError("unknown \(kind) \"\(name)\": expected one of \(list)\(near)")
  }
}

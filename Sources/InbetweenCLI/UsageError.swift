import Inbetween

/// A command line that says nothing that can be done. The program ends with 64 then.
struct UsageError: Error, CustomStringConvertible {
  let description: String
  /// The place on the command line, if there is more to say of it than the sentence does.
  let excerpt: Excerpt?

  init(_ description: String, excerpt: Excerpt? = nil) {
    self.description = description
    self.excerpt = excerpt
  }

  /// A name that is none of those that are known.
  static func unknown(_ kind: String, _ name: String, known: [String]) -> UsageError {
    let near = nearestName(to: name, in: known).map { "; did you mean \($0)?" } ?? ""
    let list = known.joined(separator: ", ")
    return UsageError("unknown \(kind) \"\(name)\": expected one of \(list)\(near)")
  }
}

import InbetweenRendering

/// Tells in which lines two texts differ.
enum LineDifference {
  /// The most lines that are told.
  static let limit = 60

  /// Returns the lines that differ, each with `-` or `+` and its number, one line of what is equal before
  /// each group, and control characters made visible.
  static func text(from old: String, to new: String) -> String {
    let oldLines = lines(of: old)
    let newLines = lines(of: new)
    let (removed, inserted) = changes(from: oldLines, to: newLines)
    var result: [String] = []
    var oldIndex = 0
    var newIndex = 0
    var equalBefore: [String] = []
    while oldIndex < oldLines.count || newIndex < newLines.count {
      if removed.contains(oldIndex) {
        result += equalBefore + ["- \(oldIndex + 1): \(visible(oldLines[oldIndex]))"]
        equalBefore = []
        oldIndex += 1
      } else if inserted.contains(newIndex) {
        result += equalBefore + ["+ \(newIndex + 1): \(visible(newLines[newIndex]))"]
        equalBefore = []
        newIndex += 1
      } else {
        equalBefore = ["  \(newIndex + 1): \(visible(newLines[newIndex]))"]
        oldIndex += 1
        newIndex += 1
      }
    }
    guard result.count > limit else { return result.joined(separator: "\n") }
    let more = "... and \(result.count - limit) more lines"
    return (result.prefix(limit) + [more]).joined(separator: "\n")
  }

  /// Returns the indices of the old lines that go and of the new ones that come.
  private static func changes(
    from old: [String], to new: [String]
  ) -> (removed: Set<Int>, inserted: Set<Int>) {
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    return (removed, inserted)
  }

  private static func lines(of text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  private static func visible(_ line: String) -> String {
    line.unicodeScalars.map { scalar in
      GlyphSafety.isSafe(scalar) ? String(scalar) : scalar.escaped(asASCII: true)
    }.joined()
  }
}

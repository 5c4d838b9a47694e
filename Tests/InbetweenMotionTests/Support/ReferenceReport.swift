import Foundation

/// How many entries of a reference file are met, and what is wrong with the others.
@MainActor
struct ReferenceReport {
  /// Returns what an entry expects and does not get.
  typealias Check = @MainActor (Reference.Entry) throws -> [String]

  /// A kind for those who step as the system does; the exact solution is held to `animation-spring`.
  static let skippedKind = "animation-spring-integrator"

  let file: String
  private(set) var met = 0
  private(set) var skipped = 0
  private(set) var misses: [String] = []

  /// Checks each entry of a file's text with the check for its kind.
  init(_ file: String, _ data: Data, checks: [String: Check]) {
    self.file = file
    do {
      let entries = try Reference.entries(in: data)
      for entry in entries { check(entry, checks) }
      if entries.isEmpty { misses.append("\(file) has no entries") }
    } catch {
      misses.append("\(file) cannot be read: \(error)")
    }
  }

  /// One line: `springs.json: 54 of 54 entries met`.
  var summary: String {
    let rest = skipped > 0 ? ", \(skipped) of kind \(ReferenceReport.skippedKind) skipped" : ""
    return "\(file): \(met) of \(met + missed) entries met\(rest)"
  }

  private(set) var missed = 0

  private mutating func check(_ entry: Reference.Entry, _ checks: [String: Check]) {
    if entry.kind == ReferenceReport.skippedKind {
      skipped += 1
      return
    }
    var found: [String]
    do {
      found = try checks[entry.kind]?(entry) ?? ["unknown kind \(entry.kind)"]
    } catch {
      found = ["cannot be checked: \(error)"]
    }
    if found.isEmpty { met += 1 } else { missed += 1 }
    misses += found.map { "\(file), \(entry.name): \($0)" }
  }
}

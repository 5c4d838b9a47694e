/// The mistakes that were found in the views, each once.
struct Mistakes {
  private(set) var warnings: [String] = []
  private var subjects: Set<String> = []

  mutating func note(_ warning: String) {
    if !warnings.contains(warning) { warnings.append(warning) }
  }

  /// Whether a mistake of a subject was noted.
  func concern(_ subject: String) -> Bool { subjects.contains(subject) }

  /// Notes one mistake of a subject: more of the same would tell nothing new.
  mutating func note(_ warning: String, about subject: String) {
    if subjects.insert(subject).inserted { note(warning) }
  }
}

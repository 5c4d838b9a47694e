/// Where the key of an entry may be used: wherever the property may.
enum EntryIsolation {
  /// What the module's settings say.
  case unspecified
  case nonisolated
  case mainActor

  /// Takes note of an attribute or a modifier; a nearer one wins over those before.
  mutating func note(attribute: String) {
    if attribute == "MainActor" { self = .mainActor }
  }

  mutating func note(modifier: String) {
    if modifier == "nonisolated" { self = .nonisolated }
  }
}

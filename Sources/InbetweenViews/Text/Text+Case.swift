import InbetweenMotion

extension Text {
  /// In which letters text is shown.
  public enum Case: Hashable, Sendable {
    /// In capital letters.
    case uppercase
    /// In small letters.
    case lowercase

    /// Returns a text in these letters.
    func applied(to text: String) -> String {
      switch self {
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      }
    }
  }
}

private enum TextCaseKey: EnvironmentKey {
  static var defaultValue: Text.Case? { nil }
}

extension EnvironmentValues {
  /// In which letters text is shown; nil for those that it is written in.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
}

extension View {
  /// Has text inside shown in capital or in small letters; nil leaves it as it is written.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}

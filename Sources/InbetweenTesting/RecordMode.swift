import InbetweenDrawing

/// Which goldens a run of tests writes: the value of `RECORD` in the environment.
///
/// Not in SwiftUI.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// None: what is missing or differs is an error.
  case never
  /// Those that are missing.
  case missing
  /// Those that are missing or differ.
  case failed
  /// All.
  case all

  /// Reads the value of `RECORD`; nil means ``never``.
  ///
  /// Errors: throws ``GoldenError`` for another word.
  public init(environmentValue value: String?) throws {
    guard let value else {
      self = .never
      return
    }
    guard let mode = RecordMode(rawValue: value) else { throw GoldenError.unknownMode(value) }
    self = mode
  }
}

import InbetweenDrawing
import InbetweenMotion

extension Text {
  /// What gives way to an ellipsis where a text does not fit.
  public enum TruncationMode: Hashable, Sendable {
    /// The beginning of the last line.
    case head
    /// The end of the last line.
    case tail
    /// The middle of the last line.
    case middle

    /// What the drawing calls it.
    var cut: TextShaper.Truncation {
      switch self {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
    }
  }
}

private enum TruncationModeKey: EnvironmentKey {
  static var defaultValue: Text.TruncationMode { .tail }
}

extension EnvironmentValues {
  /// What gives way to an ellipsis where a text does not fit.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }
}

extension View {
  /// Decides what gives way to an ellipsis where a text inside does not fit.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
}

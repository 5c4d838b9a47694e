/// The left or the right side.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The left side.
  case leading
  /// The right side.
  case trailing

  /// Several of the two sides.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates the set of one side.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

    /// The left side.
    public static let leading = Set(.leading)
    /// The right side.
    public static let trailing = Set(.trailing)
    /// Both sides.
    public static let all: Set = [.leading, .trailing]
  }
}

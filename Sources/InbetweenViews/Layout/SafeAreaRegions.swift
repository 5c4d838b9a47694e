/// What keeps views away from the edges.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What containers keep free, as by ``View/safeAreaInset(edge:alignment:spacing:content:)-(VerticalEdge,_,_,_)``.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What a keyboard on the screen would cover; a terminal has none.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all = SafeAreaRegions(rawValue: .max)
}

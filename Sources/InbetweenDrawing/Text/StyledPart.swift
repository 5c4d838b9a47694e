/// A part of a text that is in one style.
///
/// Not in SwiftUI.
public struct StyledPart: Hashable, Sendable {
  /// What the part says.
  public var text: String
  /// Its style: 0 for that of the whole text, else one more than an index into ``TextBlock/styles``.
  public var style: UInt16

  /// Creates a part.
  public init(_ text: String, style: UInt16 = 0) {
    self.text = text
    self.style = style
  }
}

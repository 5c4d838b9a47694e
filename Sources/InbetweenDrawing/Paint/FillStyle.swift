/// How the inside of a shape is filled.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule tells inside from outside; else the winding rule does.
  public var isEOFilled: Bool
  /// Whether edges are smooth. Edges are always drawn as finely as the terminal's glyphs allow.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

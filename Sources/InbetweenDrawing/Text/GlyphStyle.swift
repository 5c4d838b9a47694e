import InbetweenMotion

/// How a part of a text differs from the rest.
///
/// Not in SwiftUI.
public struct GlyphStyle: Hashable, Sendable {
  /// How the glyphs are emphasised beside what holds for the whole text.
  public var attributes: TextAttributes
  /// The colour of the glyphs; nil for that of the whole text.
  public var paint: RGBA?
  /// Where the glyphs lead to; nil for nowhere.
  public var link: String?

  /// Creates a style.
  public init(attributes: TextAttributes = [], paint: RGBA? = nil, link: String? = nil) {
    self.attributes = attributes
    self.paint = paint
    self.link = link
  }
}

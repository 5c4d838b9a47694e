import InbetweenMotion

/// How a part of a text differs from the rest.
///
/// Not in SwiftUI.
public struct GlyphStyle: Hashable, Sendable {
  /// How the glyphs are emphasised beside what holds for the whole text.
  public var attributes: TextAttributes
  /// The colour of the glyphs; nil for that of the whole text.
  public var paint: RGBA?
  /// Where the glyphs lead to: a link of the ``ClusterTable``, or 0.
  public var link: UInt16

  /// Creates a style.
  public init(attributes: TextAttributes = [], paint: RGBA? = nil, link: UInt16 = 0) {
    self.attributes = attributes
    self.paint = paint
    self.link = link
  }
}

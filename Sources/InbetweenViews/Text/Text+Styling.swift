import InbetweenMotion

/// What was said of a text first holds: a modifier sets what those before it left open.
extension Text {
  /// Returns the text in a font; nil leaves it to the views around.
  public func font(_ font: Font?) -> Text { with(\.font, font) }

  /// Returns the text in a weight; nil leaves it to the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with(\.weight, weight) }

  /// Returns the text as it is: the characters of a terminal have one width.
  public func fontWidth(_ width: Font.Width?) -> Text { self }

  /// Returns the text as it is: the characters of a terminal have one look.
  public func fontDesign(_ design: Font.Design?) -> Text { self }

  /// Returns the text as it is: the characters of a terminal have one width.
  public func monospaced(_ isActive: Bool = true) -> Text { self }

  /// Returns the text as it is: the digits of a terminal have one width.
  public func monospacedDigit() -> Text { self }

  /// Returns the text in bold, or not.
  public func bold(_ isActive: Bool = true) -> Text { with(\.isBold, isActive) }

  /// Returns the text in italics, or not.
  public func italic(_ isActive: Bool = true) -> Text { with(\.isItalic, isActive) }

  /// Returns the text with a line under it, or not; the line is solid and in the text's colour.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with(\.isUnderlined, isActive)
  }

  /// Returns the text with a line through it, or not; the line is solid and in the text's colour.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with(\.isStruckThrough, isActive)
  }

  /// Returns the text in a colour; nil leaves it to the views around.
  public func foregroundColor(_ color: Color?) -> Text { styled(color) }

  /// Returns the text drawn with a style.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text { styled(style) }
}

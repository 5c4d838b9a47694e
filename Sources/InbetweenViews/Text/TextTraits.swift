import InbetweenDrawing
import InbetweenMotion

/// What a text, or a view around it, says of how its characters look; nil where it says nothing.
nonisolated struct TextTraits: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var isBold: Bool?
  var isItalic: Bool?
  var isUnderlined: Bool?
  var isStruckThrough: Bool?
  /// Whether the text is written smaller than the one beside it.
  var isSecondary: Bool?

  /// Returns the traits with what is said around for what they leave open.
  func within(_ outer: TextTraits) -> TextTraits {
    TextTraits(
      font: font ?? outer.font, weight: weight ?? outer.weight, isBold: isBold ?? outer.isBold,
      isItalic: isItalic ?? outer.isItalic, isUnderlined: isUnderlined ?? outer.isUnderlined,
      isStruckThrough: isStruckThrough ?? outer.isStruckThrough,
      isSecondary: isSecondary ?? outer.isSecondary)
  }

  /// How a terminal shows the traits, by the rule that ``Font`` tells.
  var attributes: TextAttributes {
    let font = font ?? .body
    let weight = weight ?? font.weight
    var attributes: TextAttributes = []
    if isBold == true || font.isBold || weight.isHeavy {
      attributes.insert(.bold)
    } else if weight.isLight {
      if font.size < 20 { attributes.insert(.dim) }
    } else if font.size >= 20 {
      attributes.insert(.bold)
    } else if font.size <= 12 {
      attributes.insert(.dim)
    }
    if isSecondary == true, !attributes.contains(.bold) { attributes.insert(.dim) }
    if isItalic ?? font.isItalic { attributes.insert(.italic) }
    if isUnderlined == true { attributes.insert(.underline) }
    if isStruckThrough == true { attributes.insert(.strikethrough) }
    return attributes
  }
}

private enum TextTraitsKey: EnvironmentKey {
  static var defaultValue: TextTraits { TextTraits() }
}

extension EnvironmentValues {
  /// What the views around say of text, apart from the font.
  var textTraits: TextTraits {
    get { self[TextTraitsKey.self] }
    set { self[TextTraitsKey.self] = newValue }
  }
}

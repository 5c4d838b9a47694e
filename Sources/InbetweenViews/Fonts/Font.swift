import Foundation

/// How large and how heavy text is meant to be.
///
/// A terminal has one size of characters, so that a font is shown by emphasis: heavy ones (semibold and up)
/// are bold, and so are those of 20 points and more unless they are light; those of 12 points and less, and
/// light ones, are faint. A light font that is large and a regular one in between are plain. Designs,
/// widths, leading and small capitals are taken and not shown.
public nonisolated struct Font: Hashable, Sendable {
  /// The size in points.
  let size: Double
  /// How heavy the font is by itself.
  var weight = Weight.regular
  /// Whether the font is in the bold variant of its weight.
  var isBold = false
  var isItalic = false

  init(size: Double, weight: Weight) {
    self.size = size
    self.weight = weight
  }

  /// Returns the system's font for a style of text.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(size: style.size, weight: weight ?? style.weight)
  }

  /// Returns the system's font in a size in points.
  ///
  /// Edges: a size that is not a number is that of body text.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    let size = Double(size)
    return Font(size: size.isNaN ? TextStyle.body.size : size, weight: weight ?? .regular)
  }

  /// Returns a font by its name, of which a terminal shows the size alone.
  public static func custom(_ name: String, size: CGFloat) -> Font { system(size: size) }

  /// Returns a font by its name that grows with a style of text; a terminal shows the size alone.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    system(size: size)
  }

  /// Returns a font by its name that never grows; a terminal shows the size alone.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { system(size: fixedSize) }
}

extension Font {
  /// Returns the font in its bold variant, or not.
  public func bold(_ isActive: Bool = true) -> Font { with(\.isBold, isActive) }

  /// Returns the font in its italic variant, or not.
  public func italic(_ isActive: Bool = true) -> Font { with(\.isItalic, isActive) }

  /// Returns the font in another weight.
  public func weight(_ weight: Weight) -> Font { with(\.weight, weight) }

  /// Returns the font as it is: the characters of a terminal have one width.
  public func width(_ width: Width) -> Font { self }

  /// Returns the font as it is: the lines of a terminal have one height.
  public func leading(_ leading: Leading) -> Font { self }

  /// Returns the font as it is: the characters of a terminal have one width.
  public func monospaced(_ isActive: Bool = true) -> Font { self }

  /// Returns the font as it is: the digits of a terminal have one width.
  public func monospacedDigit() -> Font { self }

  /// Returns the font as it is: a terminal has no small capitals.
  public func smallCaps() -> Font { self }

  /// Returns the font as it is: a terminal has no small capitals.
  public func lowercaseSmallCaps() -> Font { self }

  /// Returns the font as it is: a terminal has no small capitals.
  public func uppercaseSmallCaps() -> Font { self }

  private func with<Value>(_ part: WritableKeyPath<Font, Value>, _ value: Value) -> Font {
    var copy = self
    copy[keyPath: part] = value
    return copy
  }
}

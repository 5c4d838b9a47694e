import Foundation
import InbetweenMotion

extension View {
  /// Has text inside shown in a font; nil leaves it to the system.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Has text inside shown in a weight; nil leaves it to the font.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.textTraits.weight, weight)
  }

  /// Changes nothing to be seen: the characters of a terminal have one width.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Changes nothing to be seen: the characters of a terminal have one look.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Has text inside shown in bold, or not.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    environment(\.textTraits.isBold, isActive)
  }

  /// Has text inside shown in italics, or not.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    environment(\.textTraits.isItalic, isActive)
  }

  /// Changes nothing to be seen: the characters of a terminal have one width.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Changes nothing to be seen: the digits of a terminal have one width.
  nonisolated public func monospacedDigit() -> some View { self }
}

private enum FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

extension EnvironmentValues {
  /// The font of text; nil for the system's choice, which is that of running text.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
}

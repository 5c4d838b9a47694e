import Foundation

/// A text as an author writes it into code: with values in it, and with marks for emphasis.
///
/// Marks, in pairs: `**bold**` or `__bold__`, `*slanted*` or `_slanted_`, `~~struck through~~`, a pair of
/// grave accents around code, which is shown as it stands, and `[text](address)` for a link; a backslash
/// before a mark makes it an ordinary character. The marks of interpolated values are ordinary characters.
/// Markdown's other forms (headings, lists, pictures, HTML) are shown as they are written. As in SwiftUI,
/// whole numbers have a mark at each thousand and others six decimals, as the environment's language writes
/// them, unless a format is given.
/// Source: CommonMark 0.31, section 6, of which this is a part.
public nonisolated struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation
{
  /// A part of the text.
  enum Piece: Equatable, Sendable {
    /// What may have marks in it.
    case marked(String)
    /// What is shown as it stands.
    case plain(String)
    /// What is written as the environment's language writes it.
    case value(TextValue)
    /// What has a style of its own.
    case text(Text)
  }

  private let pieces: [Piece]

  /// Creates a text from a string with marks in it.
  public init(_ value: String) { pieces = [.marked(value)] }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

  /// The parts of the text by their style.
  var runs: [TextRun] {
    var parts: [TextRun.Content] = []
    var whole = ""
    for piece in pieces {
      switch piece {
      case .marked(let string) where string.utf8.contains(where: InlineMarkup.isMark):
        return InlineMarkup(pieces).runs
      case .text: return InlineMarkup(pieces).runs
      case .marked(let string), .plain(let string): whole += string
      case .value(let value):
        if !whole.isEmpty { parts.append(.string(whole)) }
        whole = ""
        parts.append(.value(value))
      }
    }
    if parts.isEmpty { return [TextRun(whole)] }
    if !whole.isEmpty { parts.append(.string(whole)) }
    return [TextRun(parts.count == 1 ? parts[0] : .joined(parts))]
  }
}

extension LocalizedStringKey {
  /// A text with values in it that is being put together.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var pieces: [Piece] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    public mutating func appendLiteral(_ literal: String) { pieces.append(.marked(literal)) }

    /// Adds a string as it stands.
    public mutating func appendInterpolation(_ string: String) { pieces.append(.plain(string)) }

    /// Adds a text in its own style.
    public mutating func appendInterpolation(_ text: Text) { pieces.append(.text(text)) }

    /// Adds the character of a symbol, or what another picture shows.
    public mutating func appendInterpolation(_ image: Image) { pieces.append(.text(Text(image))) }

    /// Adds a text with attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      pieces.append(.text(Text(attributedString)))
    }

    /// Adds what a value says of itself.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      pieces.append(.plain(String(describing: value)))
    }

    /// Adds a whole number with a mark at each thousand: a comma in English.
    public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value) {
      pieces.append(.value(TextValue(value)))
    }

    /// Adds a number with six decimals and a mark at each thousand.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
      pieces.append(.value(.number(Double(value))))
    }

    /// Adds a number by a format such as `"%.2f"`.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      pieces.append(.plain(String(format: specifier, value)))
    }

    /// Adds a value in a format of Foundation.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput, format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
      pieces.append(.value(.formatted(FormattedValue(input, format))))
    }

    /// Adds a date or a time of day.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      pieces.append(.text(Text(date, style: style)))
    }
  }
}

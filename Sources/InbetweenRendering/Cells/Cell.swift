import InbetweenDrawing

/// One cell of a terminal: a grapheme or a block glyph, two colours and attributes, in 16 bytes.
///
/// Not in SwiftUI. A wide grapheme takes two cells: a leading one, which bears the glyph, and a trailing
/// one with the same colours and attributes.
@frozen
public struct Cell: Sendable {
  /// Which part of a grapheme a cell shows.
  @frozen
  public enum Role: UInt8, Hashable, Sendable {
    /// All of it.
    case single
    /// The left half of a wide grapheme.
    case leading
    /// The right half of a wide grapheme; the glyph is 0.
    case trailing
  }

  /// The number of the grapheme: a Unicode scalar's value, or an entry of the ``ClusterTable``.
  public var glyph: UInt32
  /// The colour of the glyph.
  public var ink: CellColor
  /// The colour around the glyph.
  public var background: CellColor
  /// How the glyph is emphasised.
  public var attributes: TextAttributes
  /// Which part of the grapheme the cell shows.
  public var role: Role
  /// Where the grapheme leads: a link of the ``ClusterTable``, or 0.
  public var link: UInt16

  /// Creates a cell.
  @inlinable
  public init(
    glyph: UInt32, ink: CellColor = .standard, background: CellColor = .standard,
    attributes: TextAttributes = [], role: Role = .single, link: UInt16 = 0
  ) {
    self.glyph = glyph
    self.ink = ink
    self.background = background
    self.attributes = attributes
    self.role = role
    self.link = link
  }

  /// The glyph number of a space.
  @inlinable public static var space: UInt32 { 0x20 }

  /// A space in the terminal's own colours.
  @inlinable public static var blank: Cell { Cell(glyph: space) }

  /// The same cell as the eye sees it: a space without lines or reversal shows no ink.
  @inlinable
  public var asSeen: Cell {
    guard glyph == Cell.space, attributes.isDisjoint(with: .seenOnSpaces) else { return self }
    var seen = self
    seen.ink = .standard
    seen.attributes = []
    return seen
  }
}

extension Cell: Hashable {
  /// Compares all 16 bytes.
  @inlinable
  public static func == (left: Cell, right: Cell) -> Bool {
    left.glyph == right.glyph && left.ink == right.ink && left.background == right.background
      && left.attributes == right.attributes && left.role == right.role
      && left.link == right.link
  }
}

extension TextAttributes {
  /// What changes the look of a space.
  @inlinable static var seenOnSpaces: TextAttributes { [.underline, .strikethrough, .reverse] }
}

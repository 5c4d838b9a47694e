import InbetweenDrawing
import InbetweenRendering

/// A small terminal that reads bytes and keeps a screen, to prove what a writer wrote.
///
/// Not in SwiftUI. It shares no code with the writer or with the width table: it is their oracle. Like a
/// strict terminal it wraps at the right edge, scrolls at the bottom, erases in the background in force, and
/// leaves a blank in the old colours where half of a wide grapheme is overwritten.
public struct ScreenEmulator: Sendable {
  /// One cell of the screen.
  public struct Cell: Hashable, Sendable {
    /// The grapheme; empty in the right half of a wide one.
    public var text: String
    /// The colour of the grapheme.
    public var ink: CellColor
    /// The colour around it.
    public var background: CellColor
    /// How it is emphasised.
    public var attributes: TextAttributes
    /// Whether the next cell is the right half of this one.
    public var isWide: Bool
    /// Where the grapheme leads; empty for nowhere.
    public var link: String

    /// Creates a cell.
    public init(
      text: String = " ", ink: CellColor = .standard, background: CellColor = .standard,
      attributes: TextAttributes = [], isWide: Bool = false, link: String = ""
    ) {
      self.text = text
      self.ink = ink
      self.background = background
      self.attributes = attributes
      self.isWide = isWide
      self.link = link
    }
  }

  /// The size of the screen.
  public let size: GridSize
  /// The cells, row after row.
  public internal(set) var cells: [Cell]
  /// The cursor's column; the last one also while the next character would wrap.
  public internal(set) var column = 0
  /// The cursor's row.
  public internal(set) var row = 0
  /// The private modes that are set: 25 (cursor shown) at first.
  public internal(set) var modes: Set<Int> = [7, 25]
  /// How often synchronized output began.
  public internal(set) var synchronizedFrames = 0
  /// How often the screen was erased between the brackets of synchronized output, or its history at all.
  public internal(set) var unwelcomeErasures = 0
  /// The rows that scroll: all, unless margins are set.
  public internal(set) var margins: Range<Int>
  /// The sequences and control characters that the emulator does not know, as text.
  public internal(set) var unknownSequences: [String] = []

  var wrapIsPending = false
  /// What the next character looks like, without its text.
  var pen = Cell()
  /// The index of the cell that was written last, while a mark may still join it.
  var joinable: Int?
  /// The character that was written just before.
  var lastScalar: Unicode.Scalar?
  var parser = ByteParser()

  /// Creates a blank screen with the cursor at the top left.
  ///
  /// Errors: traps for a screen without cells.
  public init(size: GridSize) {
    precondition(
      !size.isEmpty, "a screen needs a cell, got \(size.columns) x \(size.rows)")
    self.size = size
    margins = 0..<size.rows
    cells = Array(repeating: Cell(), count: size.columns * size.rows)
  }

  /// Creates a screen that shows a picture, with the cursor at the top left.
  public init(showing buffer: CellBuffer, clusters: ClusterTable) {
    self.init(size: buffer.size)
    for index in cells.indices {
      cells[index] = Cell(buffer[index % size.columns, index / size.columns], clusters: clusters)
    }
  }

  /// Reads bytes; a sequence may be cut anywhere between two calls.
  public mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      if let action = parser.next(byte) { perform(action) }
    }
  }

  /// A cell by its place.
  public subscript(column: Int, row: Int) -> Cell { cells[row * size.columns + column] }

  /// The texts of the rows, trailing blanks included.
  public var rows: [String] {
    (0..<size.rows).map { row in
      (0..<size.columns).map { self[$0, row].text }.joined()
    }
  }

  /// Returns where the screen differs from a picture as the eye sees both, or nil where it does not.
  public func difference(from buffer: CellBuffer, clusters: ClusterTable) -> String? {
    guard buffer.size == size else {
      return "the screen has \(size.columns) x \(size.rows) cells, "
        + "the picture \(buffer.columns) x \(buffer.rows)"
    }
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let shown = self[column, row].asSeen
        let wanted = Cell(buffer[column, row], clusters: clusters).asSeen
        if shown != wanted {
          return "column \(column), row \(row): the screen shows \(shown), "
            + "the picture has \(wanted)"
        }
      }
    }
    return nil
  }
}

extension ScreenEmulator.Cell {
  init(_ cell: Cell, clusters: ClusterTable) {
    text = cell.role == .trailing ? "" : clusters.string(for: cell.glyph)
    ink = cell.ink
    background = cell.background
    attributes = cell.attributes
    isWide = cell.role == .leading
    link = String(decoding: clusters.address(ofLink: cell.link), as: UTF8.self)
  }

  /// The same cell without what a space does not show.
  var asSeen: ScreenEmulator.Cell {
    guard text == " ", attributes.isDisjoint(with: [.underline, .strikethrough, .reverse]) else {
      return self
    }
    return ScreenEmulator.Cell(background: background, link: link)
  }
}

extension ScreenEmulator.Cell: CustomStringConvertible {
  /// The grapheme in quotes and its style.
  public var description: String {
    var words = [text.debugDescription + (isWide ? " (wide)" : ""), "\(ink) on \(background)"]
    if !link.isEmpty { words.append("to \(link)") }
    if !attributes.isEmpty { words.append("attributes \(attributes.rawValue)") }
    return words.joined(separator: " ")
  }
}

import InbetweenDrawing

/// An item of a display list as it stands on the screen: rounded, clipped and with its opacity.
///
/// Two equal placed items paint the same cells, so a motion below the raster's resolution costs nothing.
struct PlacedItem: Hashable {
  enum Kind: UInt8 {
    /// Nothing is painted.
    case nothing
    /// `area` is filled.
    case rectangle
    /// The part of a round box inside of `area` is filled.
    case box
    /// The part of a round box outside of another one and inside of `area` is filled.
    case ring
    /// The part of an outline inside of `area` is filled.
    case outline
    /// A text is written inside of `cells`.
    case text
  }

  var kind = Kind.nothing
  /// Whether the fill is the line of a stroke.
  var isLine = false
  /// Whether a text has a grapheme of two cells.
  var isWide = false
  /// Whether the even-odd rule tells an outline's inside.
  var isEvenOdd = false
  /// Whether a sampler gives the colours.
  var isSampled = false
  var blend = Blend.normal
  /// The innermost mask over the item; -1 for none.
  var mask: Int32 = -1
  /// The mask that the item is a part of; -1 where it is drawn itself.
  var target: Int32 = -1
  var attributes: TextAttributes = []
  /// The cells that may be painted.
  var cells = CellBox()
  /// What may be painted, in eighths of cells.
  var area = CellBox()
  /// Red, green, blue, and the opacity multiplied by those of all scopes.
  var paint = SIMD4<Float>()
  /// The text and where its first line would begin.
  var text: Int32 = 0
  /// How often the text was replaced by another one.
  var revision: UInt32 = 0
  var column: Int32 = 0
  var row: Int32 = 0

  /// Whether one colour is put over what is below, and nothing else is to be looked at.
  var isPlain: Bool { !isSampled && blend == .normal && mask < 0 && target < 0 }
}

/// The round boxes of an item.
struct PlacedCurve: Hashable {
  var outer = RoundedBox()
  var inner = RoundedBox()
}

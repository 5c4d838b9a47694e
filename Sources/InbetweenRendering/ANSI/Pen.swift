import InbetweenDrawing

/// The colours and attributes that a terminal gives to what is written next.
struct Pen: Hashable {
  var ink: CellColor
  var background: CellColor
  var attributes: TextAttributes

  /// What a terminal writes with after a reset.
  static let plain = Pen(ink: .standard, background: .standard, attributes: [])
}

extension Pen {
  /// The pen that draws a cell.
  @inline(__always)
  init(_ cell: Cell, colors: ColorMode, declaredBackground: CellColor) {
    switch colors {
    case .trueColor:
      self.init(ink: cell.ink, background: cell.background, attributes: cell.attributes)
    case .ansi256, .ansi16:
      self.init(
        ink: colors.quantized(cell.ink), background: colors.quantized(cell.background),
        attributes: cell.attributes)
    case .none:
      self = .plain
      attributes = cell.attributes
      let isPlain = cell.background.isStandard || cell.background == declaredBackground
      if !isPlain { attributes.insert(.reverse) }
    }
  }

  /// Whether a space drawn with either pen looks the same.
  @inline(__always)
  func drawsSpacesLike(_ other: Pen) -> Bool {
    background == other.background && attributes.isDisjoint(with: .seenOnSpaces)
      && other.attributes.isDisjoint(with: .seenOnSpaces)
  }
}

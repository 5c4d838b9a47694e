/// One thing to draw, in paint order, or a marker that only gives a node its place.
///
/// Not in SwiftUI.
public struct DisplayItem: Hashable, Sendable {
  /// What an item draws inside its frame.
  public enum Payload: Hashable, Sendable {
    /// Nothing: the item tells where a named node stands.
    case marker
    /// The inside of a shape.
    case fill(ShapeGeometry)
    /// The inside of a path by the even-odd rule: an index into ``DisplayList/paths``.
    case evenOddFill(Int32)
    /// The outline of a shape, `lineWidth` points wide, centred on the shape's edge.
    case stroke(ShapeGeometry, lineWidth: Double)
    /// The outline of a shape in a style of its own: an index into ``DisplayList/strokes``.
    case line(ShapeGeometry, Int32)
    /// A line `lineWidth` points wide along the inside of a shape's edge; a thin one stands in the middle of
    /// the cells at the edge, where corners are box-drawing characters.
    case border(ShapeGeometry, lineWidth: Double)
    /// A picture, stretched over the frame and multiplied by the paint: an index into ``DisplayList/images``.
    case image(Int32)
    /// Lines of text: an index into ``DisplayList/texts``.
    case text(Int32, TextAttributes)
  }

  /// Where the item stands, in cells, relative to the origin of its scope.
  public internal(set) var frame: CellRect
  /// The scope it belongs to: an index into ``DisplayList/scopes``.
  public let scope: Int32
  /// The number of the node that draws it.
  public let node: Int32
  /// What it draws.
  public internal(set) var payload: Payload
  /// The colour of the fill, the line or the text.
  public internal(set) var paint: RGBA
  /// What takes the place of the colour, of which the opacity alone counts then: an index into
  /// ``DisplayList/gradients``, or -1.
  public internal(set) var gradient: Int32 = -1

  /// Creates an item.
  public init(
    frame: CellRect, scope: Int32, node: Int32, payload: Payload, paint: RGBA = .clear,
    gradient: Int32 = -1
  ) {
    self.frame = frame
    self.scope = scope
    self.node = node
    self.payload = payload
    self.paint = paint
    self.gradient = gradient
  }

  /// The shape that the item is the inside or the outline of: the frame for what is none.
  package var outline: ShapeGeometry {
    switch payload {
    case .fill(let shape), .stroke(let shape, _), .line(let shape, _), .border(let shape, _): shape
    default: .rectangle
    }
  }
}

/// A shape that fits itself into an item's frame.
///
/// Not in SwiftUI. Lengths inside are points, as an author writes them.
public enum ShapeGeometry: Hashable, Sendable {
  /// The frame itself.
  case rectangle
  /// The frame with round corners of this width and height in points.
  case roundedRectangle(cornerWidth: Double, cornerHeight: Double)
  /// The frame with ends as round as the shorter side (in points) allows.
  case capsule
  /// The largest circle (in points) in the middle of the frame.
  case circle
  /// The ellipse that touches the frame's four sides.
  case ellipse
  /// A path in points from the frame's origin: an index into ``DisplayList/paths``.
  case path(Int32)
}

/// How glyphs are emphasised.
///
/// Not in SwiftUI.
public struct TextAttributes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Heavier glyphs.
  public static let bold = TextAttributes(rawValue: 1)
  /// Fainter glyphs.
  public static let dim = TextAttributes(rawValue: 2)
  /// Slanted glyphs.
  public static let italic = TextAttributes(rawValue: 4)
  /// A line under the glyphs.
  public static let underline = TextAttributes(rawValue: 8)
  /// A line through the glyphs.
  public static let strikethrough = TextAttributes(rawValue: 16)
  /// Ink and background exchanged.
  public static let reverse = TextAttributes(rawValue: 32)
}

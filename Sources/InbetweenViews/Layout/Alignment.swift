/// Where things of different widths meet.
@frozen
public struct HorizontalAlignment: Hashable, Sendable {
  /// How far from the left edge, as a fraction of the width.
  let fraction: Double

  /// The left edges.
  public static let leading = HorizontalAlignment(fraction: 0)
  /// The middles.
  public static let center = HorizontalAlignment(fraction: 0.5)
  /// The right edges.
  public static let trailing = HorizontalAlignment(fraction: 1)
}

/// Where things of different heights meet.
@frozen
public struct VerticalAlignment: Hashable, Sendable {
  /// How far from the top edge, as a fraction of the height.
  let fraction: Double

  /// The top edges.
  public static let top = VerticalAlignment(fraction: 0)
  /// The middles.
  public static let center = VerticalAlignment(fraction: 0.5)
  /// The bottom edges.
  public static let bottom = VerticalAlignment(fraction: 1)
}

/// Where things meet in both directions.
@frozen
public struct Alignment: Hashable, Sendable {
  /// Where they meet across.
  public var horizontal: HorizontalAlignment
  /// Where they meet from top to bottom.
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the left edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the right edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top left corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top right corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom left corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom right corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// Returns where a thing stands that is aligned in a slot.
  func origin(of size: LayoutSize, in slot: LayoutRect) -> LayoutPoint {
    LayoutPoint(
      x: slot.x + (slot.width - size.width) * horizontal.fraction,
      y: slot.y + (slot.height - size.height) * vertical.fraction)
  }
}

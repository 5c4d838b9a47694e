/// What a group of items shares: an offset, an opacity and a clip.
///
/// Not in SwiftUI. The items of a scope are a contiguous range of the paint order.
public struct DisplayScope: Hashable, Sendable {
  /// The scope around this one: an index into ``DisplayList/scopes``, or -1 for the root.
  public let parent: Int32
  /// Where the scope's origin stands, in cells, relative to the parent's origin.
  public internal(set) var x: Double
  /// Where the scope's origin stands, in cells, relative to the parent's origin.
  public internal(set) var y: Double
  /// Whether `x` and `y` count from the window's corner instead of the parent's origin.
  public internal(set) var isAbsolute: Bool
  /// The opacity of the group alone, 0…1; the effective one is the product up to the root.
  public internal(set) var opacity: Double
  /// What may be drawn of the group, in its own coordinates; nil where nothing is cut.
  public internal(set) var clip: CellRect?
  /// The places in the paint order that the group's items have.
  public internal(set) var range: Range<Int32>

  /// Creates a scope; its range is set as items are added to a list.
  public init(
    parent: Int32, x: Double = 0, y: Double = 0, isAbsolute: Bool = false, opacity: Double = 1,
    clip: CellRect? = nil
  ) {
    self.parent = parent
    self.x = x
    self.y = y
    self.isAbsolute = isAbsolute
    self.opacity = opacity
    self.clip = clip
    self.range = 0..<0
  }
}

import InbetweenMotion

/// What a group of items shares: a place, an opacity, a clip, a mask and how colours are changed.
///
/// Not in SwiftUI. The items of a scope are a contiguous range of the paint order.
public struct DisplayScope: Hashable, Sendable {
  /// The scope around this one: an index into ``DisplayList/scopes``, or -1 for the root.
  public let parent: Int32
  /// Where the scope's origin stands, in cells, relative to the parent's origin.
  public internal(set) var x: Double
  /// Where the scope's origin stands, in cells, relative to the parent's origin.
  public internal(set) var y: Double
  /// The opacity of the group alone, 0…1; the effective one is the product up to the root.
  public internal(set) var opacity: Double
  /// What may be drawn of the group, in its own coordinates; nil where nothing is cut.
  public internal(set) var clip: CellRect?
  /// How the group is turned and stretched about its origin, in points.
  public internal(set) var transform = CGAffineTransform.identity
  /// How the group's colours are changed; nil for not at all.
  public internal(set) var filter: ColorFilter?
  /// How the group's colours are put over those below; nil for as the group around it.
  public internal(set) var blendMode: BlendMode?
  /// By how much the group's edges are blurred, in points.
  public var blur = 0.0
  /// What the group has to do with masks.
  public internal(set) var mask: Mask = .none
  /// The places in the paint order that the group's items have.
  public internal(set) var range: Range<Int32>

  /// What a group has to do with masks.
  public enum Mask: UInt8, Hashable, Sendable {
    /// Nothing.
    case none
    /// The first scope inside is a shape, and only what lies on that is drawn of the rest.
    case masked
    /// It is not drawn itself: it is the shape of the scope around it.
    case shape
  }

  /// Creates a scope; its range is set as items are added to a list.
  public init(
    parent: Int32, x: Double = 0, y: Double = 0, opacity: Double = 1, clip: CellRect? = nil
  ) {
    self.parent = parent
    self.x = x
    self.y = y
    self.opacity = opacity
    self.clip = clip
    self.range = 0..<0
  }

  /// Creates a scope that changes how its group is drawn; its range is set as items are added to a list.
  public init(
    parent: Int32, x: Double = 0, y: Double = 0, transform: CGAffineTransform = .identity,
    filter: ColorFilter? = nil, blendMode: BlendMode? = nil, mask: Mask = .none
  ) {
    self.init(parent: parent, x: x, y: y)
    self.transform = transform
    self.filter = filter
    self.blendMode = blendMode
    self.mask = mask
  }
}

extension DisplayScope {
  /// Where the places of the scope are in the scope around it.
  package func map(_ metrics: CellMetrics) -> ScopeMap {
    var map = transform.isIdentity ? ScopeMap() : ScopeMap(transform, metrics)
    map.origin += SIMD2(x, y)
    return map
  }
}

/// A retained picture: items in paint order, and what changed since the frame before.
///
/// Not in SwiftUI. It is the waist between views and renderers. A producer builds it once for each change
/// of structure and patches frames, paints, offsets and opacities in place from then on; each patch notes
/// the item. A consumer, which remembers what an item covered before, reads ``changes`` when it has seen the frame before
/// (``sequence`` is one more than the last it saw, ``generation`` the same) and repaints all otherwise.
/// Units: cells. The order of ``items`` *is* the paint order, so that a scope is a range of it.
public struct DisplayList: Sendable {
  /// The window.
  public let size: GridSize
  /// The size of a cell in points, for shapes that are round in points.
  public let metrics: CellMetrics
  /// What lies under everything.
  public let background: RGBA
  /// The items in paint order.
  public internal(set) var items: [DisplayItem] = []
  /// The scopes; the root is the first, and a parent comes before its children.
  public internal(set) var scopes: [DisplayScope]
  /// The texts that items draw.
  public internal(set) var texts: [TextBlock] = []
  /// How often each text was replaced.
  package private(set) var textRevisions: [UInt32] = []
  /// The paths that items fill or stroke.
  public internal(set) var paths: [Path] = []
  /// The styles of lines that have dashes, or ends and corners of their own.
  public internal(set) var strokes: [StrokeStyle] = []
  /// The gradients that items are painted with.
  public internal(set) var gradients: [GradientPaint] = []
  /// The pictures that items draw.
  public internal(set) var images: [PixelImage] = []
  /// The names of the nodes by number; empty unless the producer was asked for them.
  public var nodes: [DisplayNode] = []
  /// The grapheme clusters of the texts.
  public var clusters: ClusterTable
  /// Grows by one with each structural change, never falls.
  public private(set) var generation: UInt64
  /// Grows by one with each frame.
  public private(set) var sequence: UInt64
  /// The indices of the items that were patched since the frame before; one may occur more than once.
  public private(set) var changes: [Int32] = []

  /// Creates an empty picture.
  public init(
    size: GridSize, metrics: CellMetrics = .terminal, background: RGBA = .black,
    clusters: ClusterTable = ClusterTable(), generation: UInt64 = 0, sequence: UInt64 = 0
  ) {
    self.size = size
    self.metrics = metrics
    self.background = background
    self.clusters = clusters
    self.generation = generation
    self.sequence = sequence
    let window = CellRect(x: 0, y: 0, width: Double(size.columns), height: Double(size.rows))
    self.scopes = [DisplayScope(parent: -1, clip: window)]
  }

  // MARK: Building

  /// Opens a scope whose items are those added until ``closeScope(_:)``, and returns its index.
  public mutating func openScope(_ scope: DisplayScope) -> Int32 {
    var opened = scope
    opened.range = Int32(items.count)..<Int32(items.count)
    scopes.append(opened)
    return Int32(scopes.count - 1)
  }

  /// Ends the range of a scope that was opened.
  public mutating func closeScope(_ index: Int32) {
    let start = scopes[Int(index)].range.lowerBound
    scopes[Int(index)].range = start..<Int32(items.count)
  }

  /// Adds an item on top of all others, and returns its index.
  @discardableResult
  public mutating func append(_ item: DisplayItem) -> Int32 {
    items.append(item)
    scopes[0].range = 0..<Int32(items.count)
    return Int32(items.count - 1)
  }

  /// Adds a text for items to draw, and returns its index.
  public mutating func append(_ text: TextBlock) -> Int32 {
    texts.append(text)
    textRevisions.append(0)
    return Int32(texts.count - 1)
  }

  /// Adds a path for items to draw, and returns its index.
  public mutating func append(_ path: Path) -> Int32 {
    paths.append(path)
    return Int32(paths.count - 1)
  }

  // MARK: Patching

  /// Begins the next frame: forgets what was patched for the one before.
  public mutating func beginFrame() {
    sequence += 1
    changes.removeAll(keepingCapacity: true)
  }

  /// Moves or resizes an item.
  public mutating func setFrame(_ frame: CellRect, ofItem index: Int32) {
    guard items[Int(index)].frame != frame else { return }
    items[Int(index)].frame = frame
    noteChange(index)
  }

  /// Gives an item another colour.
  public mutating func setPaint(_ paint: RGBA, ofItem index: Int32) {
    guard items[Int(index)].paint != paint else { return }
    items[Int(index)].paint = paint
    noteChange(index)
  }

  /// Gives an item something else to draw.
  public mutating func setPayload(_ payload: DisplayItem.Payload, ofItem index: Int32) {
    guard items[Int(index)].payload != payload else { return }
    items[Int(index)].payload = payload
    noteChange(index)
  }

  /// Replaces the text that an item draws.
  public mutating func setText(_ text: TextBlock, at index: Int32, ofItem item: Int32) {
    guard texts[Int(index)] != text else { return }
    texts[Int(index)] = text
    textRevisions[Int(index)] &+= 1
    noteChange(item)
  }

  /// Replaces the path that an item draws.
  public mutating func setPath(_ path: Path, at index: Int32, ofItem item: Int32) {
    guard paths[Int(index)] != path else { return }
    paths[Int(index)] = path
    noteChange(item)
  }

  /// Moves a scope and with it all that is inside.
  public mutating func setOffset(x: Double, y: Double, ofScope index: Int32) {
    guard scopes[Int(index)].x != x || scopes[Int(index)].y != y else { return }
    scopes[Int(index)].x = x
    scopes[Int(index)].y = y
    noteChanges(inScope: index)
  }

  /// Gives a scope another opacity.
  public mutating func setOpacity(_ opacity: Double, ofScope index: Int32) {
    guard scopes[Int(index)].opacity != opacity else { return }
    scopes[Int(index)].opacity = opacity
    noteChanges(inScope: index)
  }

  mutating func noteChange(_ index: Int32) { changes.append(index) }

  /// Notes every item of a scope.
  mutating func noteChanges(inScope index: Int32) {
    changes.append(contentsOf: scopes[Int(index)].range)
  }

  // MARK: Reading

  /// Returns the product of the opacities from a scope to the root.
  public func opacity(ofScope index: Int32) -> Double {
    var opacity = 1.0
    var current = index
    while current >= 0 {
      opacity *= scopes[Int(current)].opacity
      current = scopes[Int(current)].parent
    }
    return opacity
  }
}

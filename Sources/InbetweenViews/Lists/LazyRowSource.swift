import InbetweenMotion

/// A node that stands for many rows of a lazy stack, of which it makes those that are asked for.
@MainActor
protocol LazyRowSource: _Node {
  /// How the rows stand in lines; another way forgets what lines take.
  var rowLines: RowLines { get set }
  /// What each line of rows takes along the stack's axis.
  var extents: RowExtents { get set }
  /// How many rows there are.
  var rowCount: Int { get }
  /// Where the first row begins in the stack; nil before the first layout.
  var start: Double? { get set }
  /// Where the rows were before the current update.
  var past: PastRows? { get }
  /// The rows that are there to stay, in their order.
  var liveRows: [LiveRow] { get }

  /// Notes where the rows are, since an animation may begin there.
  func notePast()

  /// Whether there are rows that have not been made.
  var hasGaps: Bool { get }

  /// Whether ``show(_:keeping:)`` would make or drop rows.
  func wouldChange(to ranges: [Range<Int>], keeping isKept: (ItemNode) -> Bool) -> Bool

  /// Has the rows of some ranges be there and drops others, apart from those to keep; returns whether any came or went.
  func show(_ ranges: [Range<Int>], keeping isKept: (ItemNode) -> Bool) -> Bool

  /// Returns the id of a row.
  func id(ofRow row: Int) -> AnyHashable

  /// Returns the row with an id; nil if there is none.
  func row(ofID id: AnyHashable) -> Int?

  /// Returns the place of a row's element in the collection.
  func offset(ofRow row: Int) -> Int
}

/// A row that has been made.
struct LiveRow: ItemEntry {
  var row: Int
  let item: ItemNode
  /// The update pass in which it was made.
  let pass: UInt64
}

/// Where the rows of a source were before an update.
struct PastRows {
  /// The pass of the update.
  let pass: UInt64
  let start: Double
  let lines: RowLines
  let extents: RowExtents
  /// Returns the row that the element with the id of a present row was; nil for a new one.
  let row: (AnyHashable) -> Int?

  /// Where the view of an id began; nil for a new one.
  func start(ofID id: AnyHashable) -> Double? {
    row(id).map { start + extents.start(of: lines.line(of: $0)) }
  }
}

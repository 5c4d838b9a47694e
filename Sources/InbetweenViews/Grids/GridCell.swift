import InbetweenMotion

/// What a view says of its place in a grid.
struct GridCell {
  /// The row that it belongs to; nil for a view that is a row by itself.
  var row: ObjectIdentifier?
  /// Where the views of its row meet; nil leaves that to the grid.
  var rowAlignment: VerticalAlignment?
  /// How many columns it takes.
  var columns = 1
  /// The point of it that stands at the same point of the cell; nil aligns it.
  var anchor: UnitPoint?
  /// Where the views of its column meet; nil leaves that to the grid.
  var columnAlignment: HorizontalAlignment?
  /// The axes along which the grid does not grow for it.
  var unsizedAxes: Axis.Set = []
}

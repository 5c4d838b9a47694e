import InbetweenDrawing

/// A tap or a press of a script at a place that the window does not have.
///
/// Not in SwiftUI. A drag may leave the window: where the mouse moves and is let go is free.
public struct OutsideWindowError: Error, Hashable, Sendable {
  /// The place, in cells.
  public let place: CellPoint
  /// The size of the window at that moment.
  public let size: GridSize

  /// Creates the error that an event is; nil for one that the window can have.
  init?(_ event: InputEvent, in size: GridSize) {
    let place: CellPoint
    switch event {
    case .tap(let point): place = point
    case .mouse(let event) where event.action == .press: place = event.location
    default: return nil
    }
    let isInside =
      place.column >= 0 && place.column < Double(size.columns)
      && place.row >= 0 && place.row < Double(size.rows)
    if isInside { return nil }
    self.place = place
    self.size = size
  }
}

extension OutsideWindowError: CustomStringConvertible {
  /// One sentence: what came, and what there is.
  public var description: String {
    let window =
      "the place \(DecimalText.word(place.column.rounded(.down))),"
      + "\(DecimalText.word(place.row.rounded(.down))) is outside of the window of "
      + "\(size.columns) x \(size.rows) cells"
    guard size.columns > 0, size.rows > 0 else { return window }
    return "\(window): columns are 0 to \(size.columns - 1), rows 0 to \(size.rows - 1)"
  }
}

import Inbetween

/// A floor that draws each picture into its cells anew.
final class DrawnFloor: PictureFloor {
  private var screen: FloorScreen
  private let draw: (Int, UnsafeMutablePointer<FloorCell>) -> Void

  /// Creates a floor; `draw` sets the cells, row after row, of a frame by its number.
  init(_ window: GridSize, draw: @escaping (Int, UnsafeMutablePointer<FloorCell>) -> Void) {
    screen = FloorScreen(columns: window.columns, rows: window.rows)
    self.draw = draw
  }

  func write(frame number: Int, _ take: (UnsafeRawBufferPointer) -> Void) {
    draw(number, screen.cells)
    screen.write(take)
  }
}

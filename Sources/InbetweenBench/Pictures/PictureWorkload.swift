import Inbetween

/// A workload that shows pictures: by real views, and by hand.
@MainActor
package protocol PictureWorkload {
  /// What its figures are called.
  var name: String { get }
  /// How large the pictures are.
  var window: GridSize { get }
  /// How many there are.
  var frames: Int { get }

  /// Returns the views.
  func views() -> PictureViews

  /// Returns what writes the same pictures by hand, by their numbers: 0, 1, 2 and so on.
  func floor() -> any PictureFloor
}

/// The views of a workload, and their frames.
@MainActor
package struct PictureViews {
  package let host: ViewHost
  /// Gives the frames by their numbers: 0, 1, 2 and so on.
  package let frame: @MainActor (Int) throws -> Frame
}

/// Writes pictures by hand.
@MainActor
package protocol PictureFloor: AnyObject {
  /// Hands over the bytes of a frame by its number; none where nothing changes.
  func write(frame number: Int, _ take: (UnsafeRawBufferPointer) -> Void)
}

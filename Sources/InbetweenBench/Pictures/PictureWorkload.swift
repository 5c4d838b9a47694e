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

  /// Returns what gives the views' frames by their numbers: 0, 1, 2 and so on.
  func views() -> @MainActor (Int) throws -> Frame

  /// Returns what writes the same pictures by hand, by their numbers: 0, 1, 2 and so on.
  func floor() -> any PictureFloor
}

/// Writes pictures by hand.
@MainActor
package protocol PictureFloor: AnyObject {
  /// Hands over the bytes of a frame by its number; none where nothing changes.
  func write(frame number: Int, _ take: (UnsafeRawBufferPointer) -> Void)
}

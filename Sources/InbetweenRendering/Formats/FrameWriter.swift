/// Writes a recording down frame by frame.
package protocol FrameWriter: AnyObject {
  /// What stands before the frames.
  var head: [UInt8] { get }
  /// Whether the head is known only after the last frame.
  var headComesLast: Bool { get }
  /// Returns what a frame adds to those before.
  func bytes(for frame: RecordedFrame) -> [UInt8]
  /// Returns what stands behind the last frame.
  func end() -> [UInt8]
}

extension FrameWriter {
  package var headComesLast: Bool { false }
}

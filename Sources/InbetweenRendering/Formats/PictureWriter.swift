/// Writes a recording down by its pictures, one after the other.
protocol PictureWriter: AnyObject {
  /// What stands before the pictures.
  var head: [UInt8] { get }
  /// Whether the head is known only after the last picture.
  static var headComesLast: Bool { get }
  /// Returns what a picture adds to those before.
  func bytes(for frame: RenderedFrame) -> [UInt8]
  /// Returns what stands behind the last picture.
  func end() -> [UInt8]
}

extension PictureWriter {
  /// Returns a whole recording as bytes.
  func bytes(of frames: [RenderedFrame]) -> [UInt8] {
    var bytes: [UInt8] = []
    for frame in frames { bytes += self.bytes(for: frame) }
    let end = end()
    return head + bytes + end
  }
}

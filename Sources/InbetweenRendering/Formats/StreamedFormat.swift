/// A format whose recordings are written while they are made.
package protocol StreamedFormat: FrameFormat {
  /// Begins to write a recording, whose frames come one by one.
  func writer(for header: RecordingHeader) -> any FrameWriter
}

extension StreamedFormat {
  /// Returns a whole recording as bytes.
  func bytes(ofAll sequence: FrameSequence) -> [UInt8] {
    let writer = writer(for: RecordingHeader(sequence))
    var bytes: [UInt8] = []
    for frame in sequence.frames { bytes += writer.bytes(for: frame) }
    let end = writer.end()
    return writer.head + bytes + end
  }
}

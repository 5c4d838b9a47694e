import InbetweenDrawing

/// What is known of a recording before its first frame.
package struct RecordingHeader: Sendable {
  /// What the recording shows, for headers.
  package let scene: String
  /// The size of the window at the beginning.
  package let size: GridSize
  /// How many frames a second has.
  package let fps: Double
  /// What lies under everything.
  package let background: RGBA
  /// How many frames there will be.
  package let count: Int
}

extension RecordingHeader {
  /// Creates the header of a recording that there is.
  init(_ sequence: FrameSequence) {
    self.init(
      scene: sequence.scene, size: sequence.size, fps: sequence.fps,
      background: sequence.background, count: sequence.frames.count)
  }

  /// Creates the header of a recording of which some frames have been rendered.
  init(_ sequence: FrameSequence, count: Int) {
    self.init(
      scene: sequence.scene, size: sequence.size, fps: sequence.fps,
      background: sequence.background, count: count)
  }
}

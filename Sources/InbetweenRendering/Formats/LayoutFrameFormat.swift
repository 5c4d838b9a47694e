import InbetweenDrawing

/// Writes where each node stands in each frame, as JSON lines.
///
/// Not in SwiftUI. The first line is the header, then comes one line a frame. A node is listed, in paint
/// order, when it draws something or bears a name; numbers are cells with at most four decimals; `opacity`
/// is the product of opacity effects and transitions from the root. A frame whose window has another size
/// than the one before tells its `columns` and `rows`.
public struct LayoutFrameFormat: StreamedFormat {
  /// Creates the format.
  public init() {}

  /// `json`.
  public var name: String { "json" }
  /// `jsonl`.
  public var fileExtension: String { "jsonl" }

  /// Returns a recording as JSON lines in UTF-8.
  public func bytes(of sequence: FrameSequence) -> [UInt8] { bytes(ofAll: sequence) }

  package func writer(for header: RecordingHeader) -> any FrameWriter {
    LayoutFrameRecording(header)
  }
}

import InbetweenDrawing

/// Writes a recording as the bytes that a terminal would get.
///
/// Not in SwiftUI. The screen is cleared, the first frame is written whole and each later one as what
/// changes; at the end the cursor stands below the picture, in the terminal's own colours, or in the last row of
/// a terminal that has no more rows than the picture. Only what every terminal understands is used, since
/// nobody knows which one will show it.
public struct ANSIFormat: StreamedFormat {
  /// How many colours the bytes use.
  public let colors: ColorMode
  /// How finely the edges of shapes are drawn.
  public let edges: EdgeStyle
  /// Which glyphs the parts of cells are drawn with.
  public let glyphs: GlyphSet

  /// Creates the format.
  public init(
    colors: ColorMode = .trueColor, edges: EdgeStyle = .subcell, glyphs: GlyphSet = .blocks
  ) {
    self.colors = colors
    self.edges = edges
    self.glyphs = glyphs
  }

  /// `ansi`.
  public var name: String { "ansi" }
  /// `ans`.
  public var fileExtension: String { "ans" }

  /// Returns a recording as the bytes that a terminal would get.
  public func bytes(of sequence: FrameSequence) -> [UInt8] { bytes(ofAll: sequence) }

  /// Returns the bytes of a recording whose frames have been rendered.
  public func bytes(of frames: [RenderedFrame], in sequence: FrameSequence) -> [UInt8] {
    let recording = ANSIRecording(colors: colors, background: sequence.background)
    return recording.bytes(of: frames)
  }

  package func writer(for header: RecordingHeader) -> any FrameWriter {
    RasterWriter(
      ANSIRecording(colors: colors, background: header.background), of: header, edges: edges,
      glyphs: glyphs)
  }
}

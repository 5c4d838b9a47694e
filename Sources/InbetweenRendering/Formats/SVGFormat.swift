import InbetweenDrawing

/// Writes a recording as a scalable picture, which moves if there is more than one frame.
///
/// Not in SwiftUI. A cell is 8 x 16 units. Backgrounds and block glyphs are rectangles, so that edges below
/// the cell stand where they are, whatever font there is; all other graphemes are text. Several frames follow
/// one another in their own time, over and over. Source: SVG 1.1, with the animation elements of SMIL.
public struct SVGFormat: StreamedFormat {
  /// How finely the edges of shapes are drawn.
  public let edges: EdgeStyle
  /// Which glyphs the parts of cells are drawn with.
  public let glyphs: GlyphSet

  /// Creates the format.
  public init(edges: EdgeStyle = .subcell, glyphs: GlyphSet = .blocks) {
    self.edges = edges
    self.glyphs = glyphs
  }

  /// `svg`.
  public var name: String { "svg" }
  /// `svg`.
  public var fileExtension: String { "svg" }

  /// Returns a recording as a picture in UTF-8.
  public func bytes(of sequence: FrameSequence) -> [UInt8] { bytes(ofAll: sequence) }

  /// Returns the picture of a recording whose frames have been rendered.
  public func text(of frames: [RenderedFrame], in sequence: FrameSequence) -> String {
    let recording = SVGRecording(RecordingHeader(sequence, count: frames.count))
    return String(decoding: recording.bytes(of: frames), as: UTF8.self)
  }

  package func writer(for header: RecordingHeader) -> any FrameWriter {
    RasterWriter(SVGRecording(header), of: header, edges: edges, glyphs: glyphs)
  }
}

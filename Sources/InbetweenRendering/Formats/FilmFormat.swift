import InbetweenDrawing

/// Writes a recording as a strip of pictures in text, one under the other.
///
/// Not in SwiftUI. The header tells the scene, the size, the rate, the background and the styles, each with
/// a letter in the order of their first appearance. Each frame has its time and its rows between bars, and
/// under them the style map: for each row with a style the letters of its cells, blank where a cell has the
/// terminal's own colours. After 746 styles plain letters go on with small ones above them.
public struct FilmFormat: StreamedFormat {
  /// How many colours the film shows.
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

  /// `film`.
  public var name: String { "film" }
  /// `txt`.
  public var fileExtension: String { "txt" }

  /// Returns a recording as a film in UTF-8.
  public func bytes(of sequence: FrameSequence) -> [UInt8] { bytes(ofAll: sequence) }

  /// Returns the film of a recording whose frames have been rendered.
  public func text(of frames: [RenderedFrame], in sequence: FrameSequence) -> String {
    let film = FilmRecording(
      colors: colors, header: RecordingHeader(sequence, count: frames.count))
    return String(decoding: film.bytes(of: frames), as: UTF8.self)
  }

  package func writer(for header: RecordingHeader) -> any FrameWriter {
    RasterWriter(
      FilmRecording(colors: colors, header: header), of: header, edges: edges, glyphs: glyphs)
  }

  /// Returns one picture with what its letters mean below it.
  func description(of frame: RenderedFrame) -> String {
    var styles = StyleTable(colors: colors, declaredBackground: .standard)
    return FilmRecording.picture(of: frame, styles: &styles) + styles.legend
  }
}

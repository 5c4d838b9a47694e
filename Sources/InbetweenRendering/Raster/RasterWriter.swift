/// Renders frames as they come, for a writer of pictures.
final class RasterWriter<Pictures: PictureWriter>: FrameWriter {
  private let pictures: Pictures
  private var rasterizer: Rasterizer
  private var cells: CellBuffer

  /// Creates a writer of the frames of a recording.
  init(_ pictures: Pictures, of header: RecordingHeader, edges: EdgeStyle, glyphs: GlyphSet) {
    self.pictures = pictures
    rasterizer = Rasterizer(edges: edges, glyphs: glyphs)
    cells = CellBuffer(header.size)
  }

  var head: [UInt8] { pictures.head }
  var headComesLast: Bool { Pictures.headComesLast }
  func end() -> [UInt8] { pictures.end() }

  func bytes(for frame: RecordedFrame) -> [UInt8] {
    rasterizer.render(frame.list, into: &cells)
    return pictures.bytes(
      for: RenderedFrame(
        number: frame.number, time: frame.time, cells: cells, clusters: frame.list.clusters))
  }
}

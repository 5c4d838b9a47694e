extension FrameSequence {
  /// Returns the frames as cells.
  ///
  /// Each frame is painted over the one before, as a terminal's program does it; the cells are those that
  /// painting it alone gives.
  public func rendered(edges: EdgeStyle = .subcell, glyphs: GlyphSet = .blocks) -> [RenderedFrame] {
    var rasterizer = Rasterizer(edges: edges, glyphs: glyphs)
    var cells = CellBuffer(size)
    return frames.map { frame in
      rasterizer.render(frame.list, into: &cells)
      return RenderedFrame(
        number: frame.number, time: frame.time, cells: cells, clusters: frame.list.clusters)
    }
  }
}

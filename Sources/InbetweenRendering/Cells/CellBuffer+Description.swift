import InbetweenDrawing

extension CellBuffer: CustomDebugStringConvertible {
  /// The rows between bars, and below them the map of styles and what its letters mean.
  ///
  /// Clusters of several scalars are shown as replacement characters, for their table is elsewhere.
  public var debugDescription: String {
    let frame = RenderedFrame(number: 0, time: 0, cells: self, clusters: ClusterTable())
    return FilmFormat().description(of: frame)
  }
}

import InbetweenDrawing

/// Writes a recording as a scalable picture, which moves if there is more than one frame.
///
/// Not in SwiftUI. A cell is 8 x 16 units. Backgrounds and block glyphs are rectangles, so that edges below
/// the cell stand where they are, whatever font there is; all other graphemes are text. Several frames follow
/// one another in their own time, over and over. Source: SVG 1.1, with the animation elements of SMIL.
public struct SVGFormat: FrameFormat {
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
  public func bytes(of sequence: FrameSequence) -> [UInt8] {
    Array(text(of: sequence.rendered(edges: edges, glyphs: glyphs), in: sequence).utf8)
  }

  /// Returns the picture of a recording whose frames have been rendered.
  public func text(of frames: [RenderedFrame], in sequence: FrameSequence) -> String {
    let size = sequence.size
    let (width, height) = (SVGPicture.cellWidth * size.columns, SVGPicture.cellHeight * size.rows)
    let background = CellColor(sequence.background)
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
    text += " viewBox=\"0 0 \(width) \(height)\" font-family=\"monospace\" font-size=\"13\""
    text += " shape-rendering=\"crispEdges\">\n"
    text += "<title>\(SVGPicture.escaped(sequence.scene))</title>\n"
    text += "<rect width=\"\(width)\" height=\"\(height)\" fill=\"\(background)\"/>\n"
    for (index, frame) in frames.enumerated() {
      let picture = SVGPicture(
        cells: frame.cells, clusters: frame.clusters, background: background)
      let motion =
        frames.count > 1 ? motion(index, of: frames.count, interval: 1 / sequence.fps) : ""
      text += "<g>\n" + motion + picture.elements() + "</g>\n"
    }
    return text + "</svg>\n"
  }

  /// Shows a group only in its own time.
  private func motion(_ index: Int, of count: Int, interval: Double) -> String {
    let times = (0...count).map { DecimalText.json(Double($0) / Double(count)) }
    let isFirst = index == 0
    let isLast = index == count - 1
    var values = isFirst ? ["visible"] : ["hidden", "visible"]
    var keys = isFirst ? ["0"] : ["0", times[index]]
    if !isLast {
      values.append("hidden")
      keys.append(times[index + 1])
    }
    return "<animate attributeName=\"visibility\" calcMode=\"discrete\" values=\""
      + values.joined(separator: ";") + "\" keyTimes=\"" + keys.joined(separator: ";")
      + "\" dur=\"\(DecimalText.json(Double(count) * interval))s\""
      + " repeatCount=\"indefinite\"/>\n"
  }
}

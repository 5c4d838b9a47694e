import InbetweenDrawing

/// Writes a recording as a strip of pictures in text, one under the other.
///
/// Not in SwiftUI. The header tells the scene, the size, the rate, the background and the styles, each with
/// a letter in the order of their first appearance. Each frame has its time and its rows between bars, and
/// under them the style map: for each row with a style the letters of its cells, blank where a cell has the
/// terminal's own colours.
public struct FilmFormat: FrameFormat {
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
  public func bytes(of sequence: FrameSequence) -> [UInt8] {
    Array(text(of: sequence.rendered(edges: edges, glyphs: glyphs), in: sequence).utf8)
  }

  /// Returns the film of a recording whose frames have been rendered.
  public func text(of frames: [RenderedFrame], in sequence: FrameSequence) -> String {
    let background = CellColor(sequence.background)
    var styles = StyleTable(colors: colors, declaredBackground: background)
    var pictures = ""
    for frame in frames {
      pictures += "\nframe \(frame.number) at \(DecimalText.column(frame.time))"
      if frame.cells.size != sequence.size {
        pictures += ", \(frame.cells.columns) x \(frame.cells.rows)"
      }
      pictures += "\n" + picture(of: frame, styles: &styles)
    }
    return "scene \(JSONText.quoted(sequence.scene))\n"
      + "size \(sequence.size.columns) x \(sequence.size.rows)\n"
      + "fps \(DecimalText.json(sequence.fps))\n" + "background \(background)\n" + styles.legend
      + pictures
  }

  /// Returns one picture with what its letters mean below it.
  func description(of frame: RenderedFrame) -> String {
    var styles = StyleTable(colors: colors, declaredBackground: .standard)
    return picture(of: frame, styles: &styles) + styles.legend
  }

  private func picture(of frame: RenderedFrame, styles: inout StyleTable) -> String {
    let cells = frame.cells
    let width = String(max(0, cells.rows - 1)).utf8.count
    var rows = ""
    var map = ""
    for row in 0..<cells.rows {
      let number = String(row)
      let margin = String(repeating: " ", count: width - number.utf8.count) + number
      let text = PlainText.row(row, of: cells, clusters: frame.clusters)
      rows += "\(margin) |\(text)|\n"
      let letters = (0..<cells.columns).map { styles.letter(for: cells[$0, row]) }
      guard letters.contains(where: { $0 != " " }) else { continue }
      map += "\(margin) |\(String(letters))|\n"
    }
    return map.isEmpty ? rows : rows + "styles\n" + map
  }
}

import InbetweenDrawing

/// Writes pictures as groups of one that moves: each is shown in its own time.
final class SVGRecording: PictureWriter {
  private let header: RecordingHeader
  private let background: CellColor
  /// How many pictures have been written.
  private var index = 0

  init(_ header: RecordingHeader) {
    self.header = header
    background = CellColor(header.background)
  }

  static let headComesLast = false

  var head: [UInt8] {
    let width = SVGPicture.cellWidth * header.size.columns
    let height = SVGPicture.cellHeight * header.size.rows
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
    text += " viewBox=\"0 0 \(width) \(height)\" font-family=\"monospace\" font-size=\"13\""
    text += " shape-rendering=\"crispEdges\">\n"
    text += "<title>\(SVGPicture.escaped(header.scene))</title>\n"
    text += "<rect width=\"\(width)\" height=\"\(height)\" fill=\"\(background)\"/>\n"
    return Array(text.utf8)
  }

  func bytes(for frame: RenderedFrame) -> [UInt8] {
    let picture = SVGPicture(
      cells: frame.cells, clusters: frame.clusters, background: background)
    let motion = header.count > 1 ? motion(index) : ""
    index += 1
    return Array(("<g>\n" + motion + picture.elements() + "</g>\n").utf8)
  }

  func end() -> [UInt8] { Array("</svg>\n".utf8) }

  /// Shows a group only in its own time.
  private func motion(_ index: Int) -> String {
    let count = header.count
    func part(_ index: Int) -> String { DecimalText.json(Double(index) / Double(count)) }
    let isFirst = index == 0
    let isLast = index == count - 1
    var values = isFirst ? ["visible"] : ["hidden", "visible"]
    var keys = isFirst ? ["0"] : ["0", part(index)]
    if !isLast {
      values.append("hidden")
      keys.append(part(index + 1))
    }
    return "<animate attributeName=\"visibility\" calcMode=\"discrete\" values=\""
      + values.joined(separator: ";") + "\" keyTimes=\"" + keys.joined(separator: ";")
      + "\" dur=\"\(DecimalText.json(Double(count) * (1 / header.fps)))s\""
      + " repeatCount=\"indefinite\"/>\n"
  }
}

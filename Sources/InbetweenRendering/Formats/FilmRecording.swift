import InbetweenDrawing

/// Writes pictures as a film in text; the styles in its head are known once all have been seen.
final class FilmRecording: PictureWriter {
  private let header: RecordingHeader
  private let background: CellColor
  private var styles: StyleTable

  init(colors: ColorMode, header: RecordingHeader) {
    self.header = header
    background = CellColor(header.background)
    styles = StyleTable(colors: colors, declaredBackground: background)
  }

  static let headComesLast = true

  var head: [UInt8] {
    let text =
      "scene \(JSONText.quoted(header.scene))\n"
      + "size \(header.size.columns) x \(header.size.rows)\n"
      + "fps \(DecimalText.json(header.fps))\n" + "background \(background)\n" + styles.legend
    return Array(text.utf8)
  }

  func bytes(for frame: RenderedFrame) -> [UInt8] {
    var text = "\nframe \(frame.number) at \(DecimalText.column(frame.time))"
    if frame.cells.size != header.size {
      text += ", \(frame.cells.columns) x \(frame.cells.rows)"
    }
    return Array((text + "\n" + FilmRecording.picture(of: frame, styles: &styles)).utf8)
  }

  func end() -> [UInt8] { [] }

  /// Returns a picture with the map of its styles.
  static func picture(of frame: RenderedFrame, styles: inout StyleTable) -> String {
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

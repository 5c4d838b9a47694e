import InbetweenDrawing

/// Writes where nodes stand, a line a frame.
final class LayoutFrameRecording: FrameWriter {
  private let header: RecordingHeader
  /// The size of the window in the frame before.
  private var size: GridSize

  init(_ header: RecordingHeader) {
    self.header = header
    size = header.size
  }

  var head: [UInt8] {
    let background = CellColor(header.background)
    let text =
      "{\"scene\":\(JSONText.quoted(header.scene)),\"columns\":\(header.size.columns),"
      + "\"rows\":\(header.size.rows),\"fps\":\(DecimalText.json(header.fps)),"
      + "\"unit\":\"cells\",\"background\":\"\(background)\"}\n"
    return Array(text.utf8)
  }

  func bytes(for frame: RecordedFrame) -> [UInt8] {
    defer { size = frame.list.size }
    return Array(line(for: frame).utf8)
  }

  func end() -> [UInt8] { [] }

  private func line(for frame: RecordedFrame) -> String {
    let list = frame.list
    var line = "{\"frame\":\(frame.number),\"time\":\(DecimalText.json(frame.time)),"
    if list.size != size {
      line += "\"columns\":\(list.size.columns),\"rows\":\(list.size.rows),"
    }
    line += "\"nodes\":["
    line += list.layoutFrames.map(text).joined(separator: ",")
    return line + "]}\n"
  }

  private func text(of node: LayoutFrame) -> String {
    "{\"name\":\(node.name.map(JSONText.quoted) ?? "null"),"
      + "\"type\":\(JSONText.quoted(node.node.type)),"
      + "\"path\":\(JSONText.quoted(node.node.path)),\"x\":\(DecimalText.json(node.frame.x)),"
      + "\"y\":\(DecimalText.json(node.frame.y)),\"width\":\(DecimalText.json(node.frame.width)),"
      + "\"height\":\(DecimalText.json(node.frame.height)),"
      + "\"opacity\":\(DecimalText.json(node.opacity)),"
      + "\"phase\":\"\(node.node.phase.rawValue)\"}"
  }
}

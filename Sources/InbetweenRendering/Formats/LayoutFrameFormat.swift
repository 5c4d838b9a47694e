import InbetweenDrawing

/// Writes where each node stands in each frame, as JSON lines.
///
/// Not in SwiftUI. The first line is the header, then comes one line a frame. A node is listed, in paint
/// order, when it draws something or bears a name; numbers are cells with at most four decimals; `opacity`
/// is the product of opacity effects and transitions from the root. A frame whose window has another size
/// than the one before tells its `columns` and `rows`.
public struct LayoutFrameFormat: FrameFormat {
  /// Creates the format.
  public init() {}

  /// `json`.
  public var name: String { "json" }
  /// `jsonl`.
  public var fileExtension: String { "jsonl" }

  /// Returns a recording as JSON lines in UTF-8.
  public func bytes(of sequence: FrameSequence) -> [UInt8] {
    var bytes = Array(header(of: sequence).utf8)
    var size = sequence.size
    for frame in sequence.frames {
      bytes.append(UInt8(ascii: "\n"))
      bytes.append(contentsOf: line(for: frame, after: size).utf8)
      size = frame.list.size
    }
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  private func header(of sequence: FrameSequence) -> String {
    let background = CellColor(sequence.background)
    return "{\"scene\":\(JSONText.quoted(sequence.scene)),\"columns\":\(sequence.size.columns),"
      + "\"rows\":\(sequence.size.rows),\"fps\":\(DecimalText.json(sequence.fps)),"
      + "\"unit\":\"cells\",\"background\":\"\(background)\"}"
  }

  private func line(for frame: RecordedFrame, after size: GridSize) -> String {
    let list = frame.list
    var line = "{\"frame\":\(frame.number),\"time\":\(DecimalText.json(frame.time)),"
    if list.size != size {
      line += "\"columns\":\(list.size.columns),\"rows\":\(list.size.rows),"
    }
    line += "\"nodes\":["
    line += list.layoutFrames.map(text).joined(separator: ",")
    return line + "]}"
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

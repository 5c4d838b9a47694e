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
    var isListed = Array(repeating: false, count: list.nodes.count)
    var separator = ""
    for item in list.items {
      let number = Int(item.node)
      guard list.nodes.indices.contains(number), !isListed[number] else { continue }
      let node = list.nodes[number]
      guard item.payload != .marker || node.name != nil else { continue }
      isListed[number] = true
      line += separator + text(of: node, at: list.windowFrame(of: item))
      line += ",\"opacity\":\(DecimalText.json(list.opacity(ofScope: item.scope)))"
      line += ",\"phase\":\"\(node.phase.rawValue)\"}"
      separator = ","
    }
    return line + "]}"
  }

  private func text(of node: DisplayNode, at rect: CellRect) -> String {
    "{\"name\":\(node.name.map(JSONText.quoted) ?? "null"),\"type\":\(JSONText.quoted(node.type)),"
      + "\"path\":\(JSONText.quoted(node.path)),\"x\":\(DecimalText.json(rect.x)),"
      + "\"y\":\(DecimalText.json(rect.y)),\"width\":\(DecimalText.json(rect.width)),"
      + "\"height\":\(DecimalText.json(rect.height))"
  }
}

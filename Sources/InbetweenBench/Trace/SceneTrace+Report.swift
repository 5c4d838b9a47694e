import Inbetween

extension SceneTrace {
  /// A table of the views, one of the stages, and a line about the bytes.
  package var table: String {
    let rows = views.map { view in
      [view.type, view.bodies.first, view.bodies.later, view.layouts.first, view.layouts.later]
        .map { "\($0)" }
    }
    let costs = stages.map { [$0.name, DecimalText.word(microsecondsPerFrame($0.seconds))] }
    return """
      \(scene), \(size.columns) x \(size.rows), \(frameCount) frames, \(DecimalText.word(fps)) a second

      \(columns([["view", "bodies", "later", "layouts", "later"]] + rows))
      \(columns([["stage", "us a frame"]] + costs))
      bytes: \(bytes.first ?? 0) for the first frame, then \(DecimalText.word(laterBytesPerFrame)) a \
      frame and at most \(bytes.dropFirst().max() ?? 0)

      """
  }

  /// The same as a line of JSON.
  package var json: String {
    let views = views.map { view in
      "{\"type\":\(JSONText.quoted(view.type)),\"bodies\":\(view.bodies.first)"
        + ",\"later_bodies\":\(view.bodies.later),\"layouts\":\(view.layouts.first)"
        + ",\"later_layouts\":\(view.layouts.later)}"
    }
    let stages = stages.map {
      "\(JSONText.quoted($0.name)):\(DecimalText.json(microsecondsPerFrame($0.seconds)))"
    }
    let fields = [
      "\"scene\":\(JSONText.quoted(scene))", "\"columns\":\(size.columns)",
      "\"rows\":\(size.rows)", "\"fps\":\(DecimalText.json(fps))", "\"frames\":\(frameCount)",
      "\"views\":[\(views.joined(separator: ","))]",
      "\"us_per_frame\":{\(stages.joined(separator: ","))}",
      "\"first_bytes\":\(bytes.first ?? 0)",
      "\"later_bytes_per_frame\":\(DecimalText.json(laterBytesPerFrame))",
      "\"most_later_bytes\":\(bytes.dropFirst().max() ?? 0)",
    ]
    return "{" + fields.joined(separator: ",") + "}\n"
  }

  private var frameCount: Int { bytes.count }

  private var laterBytesPerFrame: Double {
    Double(bytes.dropFirst().reduce(0, +)) / Double(max(1, frameCount - 1))
  }

  private func microsecondsPerFrame(_ seconds: Double) -> Double {
    seconds * 1_000_000 / Double(max(1, frameCount))
  }

  /// Returns rows as lines: words on the left, numbers on the right.
  private func columns(_ rows: [[String]]) -> String {
    let widths = (rows.first ?? []).indices.map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    return rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + space : space + cell.0
      }.joined(separator: "  ") + "\n"
    }.joined()
  }
}

import Inbetween

/// Samples of curves, as a plot and as data.
struct CurveReport {
  private struct Row {
    let time: Double
    let value: Double
    let velocity: Double
  }

  let curves: [NamedCurve]
  let start: Double
  let end: Double
  let samples: Int
  let hasVelocity: Bool

  /// Whether the curves stand over their progress instead of seconds.
  private var isProgress: Bool { curves.allSatisfy(\.isCurve) }

  private var axis: String { isProgress ? "progress" : "time" }

  private func duration(of curve: NamedCurve) -> Double {
    isProgress ? 1 : curve.duration(over: end - start)
  }

  /// How much of a curve is shown: 10 s of one that never ends, and 1 s of the target where there is no motion.
  private func span(of curve: NamedCurve) -> Double {
    let duration = duration(of: curve)
    if duration == .infinity { return 10 }
    return duration > 0 ? duration : 1
  }

  /// How much of the longest is shown.
  private var span: Double { curves.map(span(of:)).max() ?? 1 }

  /// Samples a curve at even distances up to a time; after its own end it stands still.
  private func rows(of curve: NamedCurve, until last: Double) -> [Row] {
    let own = duration(of: curve)
    return (0..<samples).map { index in
      let time = last * Double(index) / Double(samples - 1)
      if time > own { return Row(time: time, value: end, velocity: 0) }
      let (fraction, velocity) = curve.sample(at: time, of: own)
      return Row(
        time: time, value: start + (end - start) * fraction, velocity: (end - start) * velocity)
    }
  }

  /// The curves in braille; below them, if asked for, their velocities.
  var plot: String {
    let tables = curves.map { rows(of: $0, until: span) }
    let unit = isProgress ? "progress" : "seconds"
    func text(lines: [Double], _ suffix: String, _ value: (Row) -> Double) -> String {
      CurvePlot(axis: unit, lines: lines).text(
        of: zip(curves, tables).map { curve, rows in
          CurvePlot.Curve(
            name: curve.name + suffix, points: rows.map { (x: $0.time, y: value($0)) })
        })
    }
    let values = text(lines: [start, end], "", \.value)
    return hasVelocity ? values + "\n" + text(lines: [0], " velocity", \.velocity) : values
  }

  /// A line for each value, of all curves side by side.
  var csv: String {
    let tables = curves.map { rows(of: $0, until: span) }
    let names = curves.flatMap { hasVelocity ? [$0.name, "\($0.name) velocity"] : [$0.name] }
    var text = ([axis] + names).map(quoted).joined(separator: ",") + "\n"
    for index in 0..<samples {
      var fields = [DecimalText.word(tables.first?[index].time ?? 0)]
      for table in tables {
        fields.append(DecimalText.word(table[index].value))
        if hasVelocity { fields.append(DecimalText.word(table[index].velocity)) }
      }
      text += fields.joined(separator: ",") + "\n"
    }
    return text
  }

  /// An object for each curve, a line each, over its own duration.
  var json: String {
    curves.map { curve in
      let rows = rows(of: curve, until: span(of: curve))
      func list(_ value: (Row) -> Double) -> String {
        "[" + rows.map { DecimalText.json(value($0)) }.joined(separator: ",") + "]"
      }
      var fields = ["\"curve\":\(JSONText.quoted(curve.name))"]
      if !isProgress { fields.append("\"duration\":\(DecimalText.json(duration(of: curve)))") }
      fields.append("\"\(axis)\":\(list(\.time))")
      fields.append("\"value\":\(list(\.value))")
      if hasVelocity { fields.append("\"velocity\":\(list(\.velocity))") }
      return "{" + fields.joined(separator: ",") + "}\n"
    }.joined()
  }

  private func quoted(_ field: String) -> String {
    guard field.contains(where: { $0 == "," || $0 == "\"" }) else { return field }
    return "\"" + field.replacing("\"", with: "\"\"") + "\""
  }
}

extension UnitCurve: CustomStringConvertible {
  /// The curve as it could be written in code.
  public var description: String {
    switch self {
    case .linear: ".linear"
    case .easeIn: ".easeIn"
    case .easeOut: ".easeOut"
    case .easeInOut: ".easeInOut"
    case .circularEaseIn: ".circularEaseIn"
    case .circularEaseOut: ".circularEaseOut"
    case .circularEaseInOut: ".circularEaseInOut"
    default: numbersDescription
    }
  }

  private var numbersDescription: String {
    switch kind {
    case .bezier(let start, let end):
      ".bezier(\(list([start.x, start.y, end.x, end.y].map(Double.init))))"
    case .extendedBezier(let curve):
      ".cubicBezier(\(list([curve.x1, curve.y1, curve.x2, curve.y2])))"
    case .polyline(let lines):
      ".linear(stops: [\(lines.points.map { ".init(\(short($0.y)), at: \(short($0.x)))" }.joined(separator: ", "))])"
    case .staircase(let stairs): ".steps(\(stairs.count), .\(stairs.position))"
    default: "\(kind)"
    }
  }

  private func list(_ numbers: [Double]) -> String {
    numbers.map(short).joined(separator: ", ")
  }
}

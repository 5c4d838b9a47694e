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
    default: bezierDescription
    }
  }

  private var bezierDescription: String {
    guard case .bezier(let start, let end) = kind else { return "\(kind)" }
    return
      ".bezier(\([start.x, start.y, end.x, end.y].map { short(Double($0)) }.joined(separator: ", ")))"
  }
}

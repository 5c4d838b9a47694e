import InbetweenMotion
import Testing

/// The keyframes that a reference file describes, as statements of a builder.
struct KeyframeList: KeyframeTrackContent {
  /// One of the keyframes.
  private enum Item {
    case linear(Double, Double, UnitCurve)
    case cubic(Double, Double, Double?, Double?)
    case spring(Double, Double?, Spring, Double?)
    case move(Double)
  }

  private let items: [Item]

  init(_ json: JSON) throws {
    items = try #require(json.array).map { json in
      let target = try #require(json["to"].number)
      let duration = json["duration"].number
      switch try #require(json["type"].string) {
      case "linear":
        return .linear(target, try #require(duration), try KeyframeList.curve(json["timingCurve"]))
      case "cubic":
        let (start, end) = (json["startVelocity"].number, json["endVelocity"].number)
        return .cubic(target, try #require(duration), start, end)
      case "spring":
        let spring = Spring(
          duration: try #require(json["spring"]["duration"].number),
          bounce: try #require(json["spring"]["bounce"].number))
        return .spring(target, duration, spring, json["startVelocity"].number)
      case "move": return .move(target)
      case let type: return try #require(nil as Item?, "no such keyframe: \(type)")
      }
    }
  }

  var body: some KeyframeTrackContent<Double> {
    for item in items {
      switch item {
      case .linear(let target, let duration, let curve):
        LinearKeyframe(target, duration: duration, timingCurve: curve)
      case .cubic(let target, let duration, let start, let end):
        CubicKeyframe(target, duration: duration, startVelocity: start, endVelocity: end)
      case .spring(let target, let duration, let spring, let start):
        SpringKeyframe(target, duration: duration, spring: spring, startVelocity: start)
      case .move(let target): MoveKeyframe(target)
      }
    }
  }

  private static func curve(_ json: JSON) throws -> UnitCurve {
    guard let numbers = json.numbers else {
      guard case .null = json else { throw UnknownCurve() }
      return .linear
    }
    let points = try numbers.map { try #require($0) }
    return .bezier(
      startControlPoint: UnitPoint(x: points[0], y: points[1]),
      endControlPoint: UnitPoint(x: points[2], y: points[3]))
  }

  private struct UnknownCurve: Error {}
}

import Foundation

extension Animation: CustomStringConvertible {
  /// The animation as it could be written in code, with numbers rounded to four places.
  public var description: String {
    switch kind {
    case .timingCurve(let animation): animation.description
    case .unitCurve(let animation): animation.description
    case .fluidSpring(let spring): spring.description
    case .interpolatingSpring(let spring): spring.description
    case .delay(let animation): "\(animation.base).delay(\(short(animation.delay)))"
    case .speed(let animation): "\(animation.base).speed(\(short(animation.speed)))"
    case .repeating(let animation): "\(animation.base).\(animation.description)"
    case .logicallyComplete(let animation):
      "\(animation.base).logicallyComplete(after: \(short(animation.duration)))"
    case .custom(let box): "\(box.base)"
    }
  }
}

/// Returns a number with four decimal places at most.
func short(_ number: Double) -> String {
  guard number.magnitude < 1e11 else { return "\(number)" }
  let rounded = (number * 10_000).rounded() / 10_000
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}

/// Something around a matched view that has a scope of its own, and carries the view along when that moves.
@MainActor
struct Carrier {
  private weak var element: Element?
  /// Where the scope goes to, in the scope around it.
  private let goal: LayoutPoint

  /// How far from its goal the scope is seen at a time.
  func distance(at time: Double) -> SIMD4<Double> {
    guard let (origin, isAbsolute) = element?.scopeOrigin(at: time), !isAbsolute else {
      return .zero
    }
    return SIMD4(origin.x - goal.x, origin.y - goal.y, 0, 0)
  }

  /// Returns what carries an element, up to a matched view that is under way itself.
  static func around(_ element: Element) -> [Carrier] {
    var carriers: [Carrier] = []
    var around = element.parent
    while let current = around {
      if let (origin, isAbsolute) = current.scopeOrigin(at: nil) {
        if isAbsolute { break }
        carriers.append(Carrier(element: current, goal: origin))
      }
      around = current.parent
    }
    return carriers
  }
}

import Foundation

/// The space that a view wants between itself and its neighbours in a stack.
///
/// Shape: 8 points at the left and the right side and none above and below, but for spacers, beside which
/// there is none.
public struct ViewSpacing: Sendable {
  private var top: Double?
  private var leading: Double?
  private var bottom: Double?
  private var trailing: Double?

  /// Creates the space that views want by default.
  public init() { (top, leading, bottom, trailing) = (0, 8, 0, 8) }

  /// No space of its own; a neighbour may want some.
  public static let zero = ViewSpacing(0)

  /// No space, whatever the neighbour wants.
  static let none = ViewSpacing(nil)

  private init(_ length: Double?) {
    (top, leading, bottom, trailing) = (length, length, length, length)
  }

  /// Takes at some sides the larger of this view's and another view's wishes.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = larger(top, other.top) }
    if edges.contains(.leading) { leading = larger(leading, other.leading) }
    if edges.contains(.bottom) { bottom = larger(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = larger(trailing, other.trailing) }
  }

  /// Returns at some sides the larger of this view's and another view's wishes.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }

  /// Returns the space between this view and the next one along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (own, other) =
      axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    guard let own, let other else { return 0 }
    return CGFloat(max(own, other))
  }

  private func larger(_ left: Double?, _ right: Double?) -> Double? {
    guard let left, let right else { return left ?? right }
    return max(left, right)
  }
}

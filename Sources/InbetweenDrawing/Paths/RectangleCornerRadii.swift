import Foundation
import InbetweenMotion

/// The radii of a rectangle's four corners in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of the upper left corner.
  public var topLeading: CGFloat
  /// The radius of the lower left corner.
  public var bottomLeading: CGFloat
  /// The radius of the lower right corner.
  public var bottomTrailing: CGFloat
  /// The radius of the upper right corner.
  public var topTrailing: CGFloat

  /// Creates radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension RectangleCornerRadii: Animatable {
  public typealias AnimatableData = AnimatablePair<
    AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
  >

  /// The radii.
  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      topLeading = newValue.first.first
      bottomLeading = newValue.first.second
      bottomTrailing = newValue.second.first
      topTrailing = newValue.second.second
    }
  }
}

extension Path {
  /// Adds a rectangle whose corners have radii of their own, from the middle of its right edge clockwise.
  ///
  /// Edges: a radius is at most half the shorter side; one that is no number is 0.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let limit = min(rect.width, rect.height) / 2
    func radius(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, limit) : 0 }
    func corner(_ point: CGPoint, _ radius: CGFloat, _ dx: CGFloat, _ dy: CGFloat, from: Double) {
      guard radius > 0 else { return addLine(to: point.applying(transform)) }
      let quarter = Arc(
        centerX: Double(point.x + dx * radius), centerY: Double(point.y + dy * radius),
        radiusX: Double(radius), radiusY: Double(radius), start: from, delta: .pi / 2)
      add(quarter, transform: transform, connecting: true)
    }
    move(to: CGPoint(x: rect.maxX, y: rect.midY).applying(transform))
    corner(
      CGPoint(x: rect.maxX, y: rect.maxY), radius(cornerRadii.bottomTrailing), -1, -1, from: 0)
    corner(
      CGPoint(x: rect.minX, y: rect.maxY), radius(cornerRadii.bottomLeading), 1, -1, from: .pi / 2)
    corner(
      CGPoint(x: rect.minX, y: rect.minY), radius(cornerRadii.topLeading), 1, 1, from: .pi)
    corner(
      CGPoint(x: rect.maxX, y: rect.minY), radius(cornerRadii.topTrailing), -1, 1,
      from: 3 * .pi / 2)
    closeSubpath()
  }
}

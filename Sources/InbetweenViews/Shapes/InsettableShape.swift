import Foundation
import InbetweenDrawing
import InbetweenMotion

/// A shape that can be made smaller from all sides.
@MainActor @preconcurrency
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape with its edge a distance in points further inside; a negative one is further outside.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape in a rectangle that is smaller from all sides.
public nonisolated struct _InsetShape<Content: Shape>: _DerivedShape, InsettableShape {
  public typealias Body = Never

  /// The shape.
  public private(set) var shape: Content
  /// The distance in points.
  var amount: CGFloat
  /// The shape in a rectangle with the distance taken from its sides; corners become smaller with it.
  let make: @MainActor @Sendable (Content, CGRect, CGFloat) -> Path

  @MainActor public var animatableData: AnimatablePair<Content.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set {
      shape.animatableData = newValue.first
      amount = newValue.second
    }
  }

  @MainActor public func path(in rect: CGRect) -> Path {
    let amount = bounded(amount) ?? 0
    // A shape that is more than used up is nothing.
    guard 2 * amount <= rect.width, 2 * amount <= rect.height else { return Path() }
    return make(shape, rect.insetBy(dx: amount, dy: amount), amount)
  }

  @MainActor public func inset(by amount: CGFloat) -> _InsetShape {
    var copy = self
    copy.amount += amount
    return copy
  }

  public var _isUnchanged: Bool { amount == 0 }
}

extension _InsetShape {
  /// Creates a smaller shape of one that fits itself into its rectangle.
  init(_ shape: Content, by amount: CGFloat) {
    self.init(shape: shape, amount: amount) { shape, rect, _ in shape.path(in: rect) }
  }
}

import Foundation
import InbetweenDrawing
import InbetweenMotion

/// A shape that can be made smaller from all sides.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape with its edge a distance in points further inside; a negative one is further outside.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape in a rectangle that is smaller from all sides.
public nonisolated struct _InsetShape<Content: Shape>: InsettableShape {
  public typealias Body = Never

  var shape: Content
  /// The distance in points.
  var amount: CGFloat
  /// The shape in a rectangle with the distance taken from its sides; corners become smaller with it.
  let make: @Sendable (Content, CGRect, CGFloat) -> Path

  public static var role: ShapeRole { Content.role }
  public static var _typeName: String { Content._typeName }

  @MainActor public var animatableData: AnimatablePair<Content.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set {
      shape.animatableData = newValue.first
      amount = newValue.second
    }
  }

  public func path(in rect: CGRect) -> Path {
    let amount = bounded(amount) ?? 0
    // A shape that is more than used up is nothing.
    guard 2 * amount <= rect.width, 2 * amount <= rect.height else { return Path() }
    return make(shape, rect.insetBy(dx: amount, dy: amount), amount)
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public func inset(by amount: CGFloat) -> _InsetShape {
    var copy = self
    copy.amount += amount
    return copy
  }

  public var _outline: _ShapeOutline {
    amount == 0 ? shape._outline : _ShapeOutline { path(in: $0) }
  }
}

extension _InsetShape {
  /// Creates a smaller shape of one that fits itself into its rectangle.
  init(_ shape: Content, by amount: CGFloat) {
    self.init(shape: shape, amount: amount) { shape, rect, _ in shape.path(in: rect) }
  }
}

import Foundation
import InbetweenDrawing
import InbetweenMotion

/// A part of a shape's outline.
nonisolated struct TrimmedShape<Content: Shape>: Shape {
  typealias Body = Never

  var shape: Content
  /// Where the part begins, as a fraction of the outline's length.
  var start: CGFloat
  /// Where the part ends, as a fraction of the outline's length.
  var end: CGFloat

  static var role: ShapeRole { Content.role }
  static var _typeName: String { Content._typeName }

  @MainActor var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
    set {
      shape.animatableData = newValue.first
      (start, end) = (newValue.second.first, newValue.second.second)
    }
  }

  func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  var _outline: _ShapeOutline {
    start <= 0 && end >= 1 ? shape._outline : _ShapeOutline { path(in: $0) }
  }
}

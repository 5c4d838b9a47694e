import Foundation
import InbetweenDrawing
import InbetweenMotion

/// A part of a shape's outline.
nonisolated struct TrimmedShape<Content: Shape>: _DerivedShape {
  typealias Body = Never

  var shape: Content
  /// Where the part begins, as a fraction of the outline's length.
  var start: CGFloat
  /// Where the part ends, as a fraction of the outline's length.
  var end: CGFloat

  @MainActor var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
    set {
      shape.animatableData = newValue.first
      (start, end) = (newValue.second.first, newValue.second.second)
    }
  }

  @MainActor func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: start, to: end)
  }

  var _isUnchanged: Bool { start <= 0 && end >= 1 }
}

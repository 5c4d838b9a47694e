import Foundation
import InbetweenDrawing
import InbetweenMotion

/// A shape of a size of its own, whatever its frame.
nonisolated struct SizedShape<Content: Shape>: _DerivedShape {
  typealias Body = Never

  var shape: Content
  var size: CGSize
  /// The point of the frame that the same point of the shape is at.
  var anchor: UnitPoint

  @MainActor var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set {
      shape.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }

  @MainActor func path(in rect: CGRect) -> Path {
    let (width, height) = (sensible(size.width) ?? 0, sensible(size.height) ?? 0)
    let x = rect.minX + anchor.x * (rect.width - width)
    let y = rect.minY + anchor.y * (rect.height - height)
    return shape.path(in: CGRect(x: x, y: y, width: width, height: height))
  }

  var _isUnchanged: Bool { false }
}

extension Shape {
  /// Draws the shape in a size in points, from its frame's upper left corner.
  nonisolated public func size(_ size: CGSize) -> some Shape {
    self.size(size, anchor: .topLeading)
  }

  /// Draws the shape in a size in points, from its frame's upper left corner.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// Draws the shape in a size in points, at the same point of its frame as of itself.
  nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    SizedShape(shape: self, size: size, anchor: anchor)
  }
}

import Foundation
import InbetweenDrawing
import InbetweenMotion

/// A shape whose animatable data move when they change, and what it looks like on the way.
@MainActor
class ShapeMotion {
  /// Whether the outline changes from frame to frame.
  var isActive: Bool { false }

  /// Whether there is anything that may move.
  var isAnimatable: Bool { false }

  /// Returns the outline at a time.
  func outline(at time: Double) -> _ShapeOutline {
    preconditionFailure("a subclass knows its shape")
  }

  /// Returns the path in a rectangle at a time.
  func path(in rect: CGRect, at time: Double) -> Path { Path() }

  /// Returns the size that the shape takes of an offer.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }

  func drop() {}
}

/// The shape of one type that an element draws.
final class TypedShapeMotion<Content: Shape>: ShapeMotion {
  private var shape: Content
  private let data: AnimatedData<Content.AnimatableData>

  init(_ shape: Content, of element: Element) {
    self.shape = shape
    data = AnimatedData(of: element)
    data.set(shape.animatableData)
  }

  override var isActive: Bool { data.isActive }
  override var isAnimatable: Bool { !AnimatedData<Content.AnimatableData>.isEmpty }

  /// Takes over another shape, and returns whether it is not known to be the same.
  func set(_ new: Content) -> Bool {
    guard !FieldPlan.plan(for: Content.self).isSame(shape, new) else { return false }
    shape = new
    data.set(new.animatableData)
    return true
  }

  override func outline(at time: Double) -> _ShapeOutline { shown(at: time)._outline }

  override func path(in rect: CGRect, at time: Double) -> Path { shown(at: time).path(in: rect) }

  /// The shape as it is on its way.
  private func shown(at time: Double) -> Content {
    guard data.isActive, let shown = data.presentation(at: time) else { return shape }
    var moved = shape
    moved.animatableData = shown
    return moved
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  override func drop() { data.drop() }
}

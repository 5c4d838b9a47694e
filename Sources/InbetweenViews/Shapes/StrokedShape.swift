import Foundation
import InbetweenDrawing
import InbetweenMotion

/// The line along a shape's edge.
nonisolated struct StrokedShape<Content: Shape>: Shape {
  typealias Body = Never

  var shape: Content
  var style: StrokeStyle

  static var role: ShapeRole { .stroke }
  static var _typeName: String { Content._typeName }

  @MainActor var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData>
  {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set {
      shape.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  var _outline: _ShapeOutline {
    let inner = shape._outline
    // The edge of a line is one that only its path knows.
    guard inner.isFilled else { return _ShapeOutline { path(in: $0) } }
    return inner.drawn(with: .line(style))
  }
}

/// The line along the inside of a shape's edge.
nonisolated struct BorderShape<Content: InsettableShape>: Shape {
  typealias Body = Never

  var shape: Content
  var style: StrokeStyle

  static var role: ShapeRole { .stroke }
  static var _typeName: String { Content._typeName }

  @MainActor var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData>
  {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set {
      shape.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path { inner.path(in: rect) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  var _outline: _ShapeOutline {
    let outline = shape._outline
    guard outline.isFilled, outline.isKnown, style.isPlain else { return inner._outline }
    return outline.drawn(with: .border(sensible(style.lineWidth) ?? 0))
  }

  private var inner: StrokedShape<Content.InsetShape> {
    StrokedShape(shape: shape.inset(by: (sensible(style.lineWidth) ?? 0) / 2), style: style)
  }
}

import Foundation
import InbetweenDrawing

/// A shape that is drawn in some style, and may be drawn again on top of that.
///
///     Circle().fill(.yellow).stroke(.black, lineWidth: 4)
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape that is drawn.
  nonisolated var shape: Content { get }
}

/// A shape that is drawn on top of another drawing of it.
public nonisolated struct _LayeredShapeView<Upper: ShapeView, Lower: ShapeView>: ShapeView {
  let upper: Upper
  let lower: Lower

  /// The shape.
  public var shape: Upper.Content { upper.shape }

  /// One drawing on top of the other.
  @MainActor public var body: some View { lower.overlay { upper } }
}

extension ShapeView {
  /// Fills the shape with a style on top.
  nonisolated public func fill<Style: ShapeStyle>(
    _ content: Style, style: FillStyle = FillStyle()
  ) -> _LayeredShapeView<_ShapeView<Content, Style>, Self> {
    _LayeredShapeView(upper: shape.fill(content, style: style), lower: self)
  }

  /// Draws a line in a style of lines along the shape's edge on top.
  nonisolated public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> _LayeredShapeView<StrokeShapeView<Content, Style>, Self> {
    _LayeredShapeView(upper: shape.stroke(content, style: style), lower: self)
  }

  /// Draws a line of a width in points along the shape's edge on top.
  nonisolated public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _LayeredShapeView<StrokeShapeView<Content, Style>, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws a line in a style of lines along the inside of the shape's edge on top.
  nonisolated public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> _LayeredShapeView<StrokeBorderShapeView<Content, Style>, Self> {
    _LayeredShapeView(upper: shape.strokeBorder(content, style: style), lower: self)
  }

  /// Draws a line of a width in points along the inside of the shape's edge on top.
  nonisolated public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _LayeredShapeView<StrokeBorderShapeView<Content, Style>, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

import Foundation
import InbetweenDrawing
import InbetweenMotion

/// A view that is an outline: filled with the foreground style unless it is filled or stroked otherwise.
public protocol Shape: View, Sendable {
  /// Returns the outline in a rectangle; all lengths are points.
  nonisolated func path(in rect: CGRect) -> Path

  /// The outline as a renderer knows it by itself; nil has ``path(in:)`` asked. Not for authors.
  nonisolated var _geometry: ShapeGeometry? { get }
}

extension Shape {
  public nonisolated var _geometry: ShapeGeometry? { nil }

  /// The shape filled with the foreground style.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), lineWidth: nil)
  }
}

extension Shape where Body == Never {
  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self>
  {
    LeafNode(
      view, in: context,
      make: { ShapeElement(node: $0, typeName: InbetweenViews.typeName(Self.self)) },
      apply: { view, element in
        element.setOutline(ShapeOutline(view), lineWidth: nil)
        element.setPaint(element.node.foregroundPaint)
      })
  }
}

extension Shape {
  /// Fills the shape.
  nonisolated public func fill<Style: ShapeStyle>(_ style: Style) -> some View {
    _ShapeView(shape: self, style: style, lineWidth: nil)
  }

  /// Fills the shape with the foreground style.
  nonisolated public func fill() -> some View { fill(ForegroundStyle()) }

  /// Draws the shape's outline with a line of a width in points, centred on the edge.
  nonisolated public func stroke<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1
  ) -> some View {
    _ShapeView(shape: self, style: style, lineWidth: lineWidth)
  }

  /// Draws the shape's outline in the foreground style.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some View {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }
}

/// A shape that is filled or stroked with a style.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
  public typealias Body = Never

  let shape: Content
  let style: Style
  /// The width of the line in points; nil fills.
  let lineWidth: CGFloat?

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self>
  {
    LeafNode(
      view, in: context,
      make: { ShapeElement(node: $0, typeName: InbetweenViews.typeName(Content.self)) },
      apply: { view, element in
        element.setOutline(
          ShapeOutline(view.shape), lineWidth: view.lineWidth.map { sensible($0) ?? 0 })
        element.setPaint(view.style._paint(in: element.node.environmentValues))
      })
  }
}

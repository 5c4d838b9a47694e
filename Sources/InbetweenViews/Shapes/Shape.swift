import Foundation
import InbetweenDrawing
import InbetweenMotion

/// A view that is an outline: filled with the foreground style unless it is filled or stroked otherwise.
///
/// A shape of an author's own gives a path for each size; what it names as its animatable data moves when it
/// changes, and the path is asked for in each frame.
nonisolated public protocol Shape: Animatable, View, Sendable {
  /// Returns the outline in a rectangle; all lengths are points.
  nonisolated func path(in rect: CGRect) -> Path

  /// What the shape is good for.
  nonisolated static var role: ShapeRole { get }

  /// Returns the size that the shape takes of an offer; by default all of it, and 10 points where none is made.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The outline as it is drawn. Not for authors: every shape has the default.
  nonisolated var _outline: _ShapeOutline { get }

  /// The name of the shape in a dump. Not for authors: every shape has the default.
  nonisolated static var _typeName: String { get }
}

/// What a shape is good for. Not drawn: a line of no width shows where it is all the same.
public enum ShapeRole: Hashable, Sendable {
  /// To be filled.
  case fill
  /// To be drawn as a line.
  case stroke
  /// To part things.
  case separator
}

extension Shape {
  public nonisolated static var role: ShapeRole { .fill }

  public nonisolated var _outline: _ShapeOutline { _ShapeOutline { path(in: $0) } }

  public nonisolated static var _typeName: String { InbetweenViews.typeName(Self.self) }

  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape filled with the foreground style.
  public nonisolated var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
  }
}

extension Shape where Body == Never {
  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self>
  {
    LeafNode(
      view, in: context, make: { ShapeElement(node: $0, typeName: _typeName) },
      apply: { view, element in
        element.show(view)
        element.setPaint(element.node.foregroundPaint)
      })
  }
}

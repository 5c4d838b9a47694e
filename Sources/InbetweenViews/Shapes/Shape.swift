import Foundation
import InbetweenDrawing
import InbetweenMotion

/// A view that is an outline: filled with the foreground style unless it is filled or stroked otherwise.
public protocol Shape: View, Sendable {
  /// The outline as a renderer draws it. Not for authors.
  nonisolated var _geometry: ShapeGeometry { get }
}

extension Shape where Body == Never {
  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self>
  {
    LeafNode(
      view, in: context,
      make: { ShapeElement(node: $0, typeName: InbetweenViews.typeName(Self.self)) },
      apply: { view, element in
        element.setOutline(.fill(view._geometry))
        element.setColor(element.node.foregroundColor)
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
        let geometry = view.shape._geometry
        let outline = view.lineWidth.map { width in
          DisplayItem.Payload.stroke(geometry, lineWidth: sensible(width) ?? 0)
        }
        element.setOutline(outline ?? .fill(geometry))
        element.setColor(view.style._resolve(for: element.node.styleContext))
      })
  }
}

/// The element of a shape: it takes whatever it is offered, and draws below the cell.
final class ShapeElement: DrawingElement {
  private let name: String
  private var outline = DisplayItem.Payload.marker

  init(node: _Node, typeName: String) {
    name = typeName
    super.init(node: node)
  }

  override var typeName: String { name }
  override var isFractional: Bool { true }

  func setOutline(_ outline: DisplayItem.Payload) {
    guard outline != self.outline else { return }
    self.outline = outline
    graph.setNeedsPatch(self)
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    LayoutSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
  }

  override func payload(in builder: PictureBuilder) -> DisplayItem.Payload { outline }

  override func patch(_ list: inout DisplayList) {
    super.patch(&list)
    guard item >= 0, Int(item) < list.items.count else { return }
    list.setPayload(outline, ofItem: item)
  }
}

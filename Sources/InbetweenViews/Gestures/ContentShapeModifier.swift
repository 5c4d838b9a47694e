import Foundation
import InbetweenDrawing

extension View {
  /// Has taps count on a shape in the view's frame, and nowhere else on the view.
  nonisolated public func contentShape<Content: Shape>(
    _ shape: Content, eoFill: Bool = false
  ) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Uses a shape in the view's frame for some purposes; that taps count on it is the only one in a terminal.
  nonisolated public func contentShape<Content: Shape>(
    _ kind: ContentShapeKinds, _ shape: Content, eoFill: Bool = false
  ) -> some View {
    modifier(
      _ContentShapeModifier(
        shape: kind.contains(.interaction) ? shape : nil, isEvenOdd: eoFill))
  }
}

/// What the content shape of a view is used for.
public nonisolated struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Where taps count.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The picture of the view while it is dragged. Without effect.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The picture of the view while its menu is open. Without effect.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What is highlighted under the pointer. Without effect.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// What is outlined for people who move among views. Without effect.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// Has taps count on a shape.
public nonisolated struct _ContentShapeModifier<Content: Shape>: ViewModifier {
  public typealias Body = Never

  /// The shape; nil leaves the view as it is.
  let shape: Content?
  let isEvenOdd: Bool

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _ContentShapeModifier: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> ContentShapeElement {
    ContentShapeElement(node: node, child: child)
  }

  @MainActor func apply(to element: ContentShapeElement) {
    element.path = shape.map { shape in { shape.path(in: $0) } }
    element.isEvenOdd = isEvenOdd
  }
}

/// Takes taps for its child on a shape.
final class ContentShapeElement: FramedElement {
  /// The shape in a rectangle; nil lets the child decide.
  var path: ((CGRect) -> Path)?
  var isEvenOdd = false

  override var isHitTarget: Bool { path != nil }

  override func isOpen(to place: LayoutPoint, at time: Double) -> Bool {
    guard let path else { return true }
    let shown = shownRect(at: time)
    let bounds = CGRect(x: 0, y: 0, width: shown.width, height: shown.height)
    return path(bounds).contains(
      CGPoint(x: place.x - shown.x, y: place.y - shown.y), eoFill: isEvenOdd)
  }
}

import Foundation

/// Says where a guide of a view is.
public nonisolated struct _AlignmentGuideModifier: ViewModifier {
  public typealias Body = Never

  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _AlignmentGuideModifier: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> AlignmentGuideElement {
    AlignmentGuideElement(node: node, child: child)
  }

  @MainActor func apply(to element: AlignmentGuideElement) {
    element.graph.surroundings.guides.insert(key)
    element.key = key
    element.computeValue = computeValue
    element.setNeedsLayout()
  }
}

/// Answers for one guide of its child.
final class AlignmentGuideElement: UnaryElement {
  var key: AlignmentKey?
  var computeValue: ((ViewDimensions) -> CGFloat)?

  override func explicitGuide(_ key: AlignmentKey, size: LayoutSize, proposal: Proposal) -> Double?
  {
    guard key == self.key, let computeValue else {
      return child.explicitAlignment(key, size: size, proposal: proposal)
    }
    // What is no number says nothing.
    return bounded(computeValue(ViewDimensions(child, size: size, proposal: proposal)))
  }
}

extension View {
  /// Says where a guide of the view is, in points from its left side.
  nonisolated public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentGuideModifier(key: guide.key, computeValue: computeValue))
  }

  /// Says where a guide of the view is, in points from its upper side.
  nonisolated public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentGuideModifier(key: guide.key, computeValue: computeValue))
  }
}

import Foundation

/// Empty space that takes whatever a stack has left.
public nonisolated struct Spacer: View {
  public typealias Body = Never

  /// The least length in points; nil for the default of 8 points.
  public var minLength: CGFloat?

  /// Creates a spacer.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor public static func _makeNode(_ view: Spacer, in context: _NodeContext) -> _ViewNode<
    Spacer
  > {
    LeafNode(
      view, in: context, make: { SpacerElement(node: $0) },
      apply: { view, element in
        element.minLength = sensible(view.minLength)
      })
  }
}

/// The element of a spacer. The stack around it tells along which axis it stretches.
final class SpacerElement: Element {
  var minLength: Double? { didSet { if minLength != oldValue { setNeedsLayout() } } }

  override var typeName: String { "Spacer" }
  override var isSpacer: Bool { true }
  override var goesByStackAxis: Bool { true }
  /// A spacer gets what all others leave, as in SwiftUI: beside it no text is wrapped that there is room for.
  override var layoutPriority: Double { -.infinity }
  override var viewSpacing: ViewSpacing { .none }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    let stretched = enclosingStackAxis
    func length(_ proposed: Double?, _ axis: Axis) -> Double {
      if let stretched, stretched != axis { return 0 }
      let least = minLength.map { grid.nearest($0, axis) } ?? grid.nearest(8, axis)
      return max(least, proposed ?? least)
    }
    return LayoutSize(
      width: length(proposal.width, .horizontal), height: length(proposal.height, .vertical))
  }
}

import Foundation

/// Has a view keep its proportions.
public nonisolated struct _AspectRatioLayout: ViewModifier {
  public typealias Body = Never

  let ratio: CGFloat?
  let contentMode: ContentMode

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _AspectRatioLayout: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> AspectRatioElement {
    AspectRatioElement(node: node, child: child)
  }

  @MainActor func apply(to element: AspectRatioElement) {
    element.apply(ratio: ratio, contentMode: contentMode)
  }
}

/// Offers its child a size of fixed proportions.
final class AspectRatioElement: FramedElement {
  private var ratio: Double?
  private var contentMode = ContentMode.fit

  override var arranges: Bool { true }
  override var isFractional: Bool { false }

  /// Takes over the parameters; a ratio that makes no sense counts as none, and the child's own is taken.
  func apply(ratio: CGFloat?, contentMode: ContentMode) {
    let ratio = ratio.flatMap { $0.isFinite && $0 > 0 ? Double($0) : nil }
    guard ratio != self.ratio || contentMode != self.contentMode else { return }
    (self.ratio, self.contentMode) = (ratio, contentMode)
    setNeedsLayout()
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    grid.up(child.sizeThatFits(inner(proposal)))
  }

  override func placeContent(proposal: Proposal) {
    align(child, .center, proposal: inner(proposal))
  }

  override func explicitGuide(_ key: AlignmentKey, size: LayoutSize, proposal: Proposal) -> Double?
  {
    guide(key, of: child, .center, size: size, proposal: inner(proposal))
  }

  /// The offer with its proportions put right.
  ///
  /// Edges: where one length is offered, the other follows from it; where none is, the ideal size is what the
  /// proportions are fitted to.
  private func inner(_ proposal: Proposal) -> Proposal {
    let ideal = child.sizeThatFits(.unspecified)
    let own = ideal.height > 0 && ideal.width > 0 ? ideal.width / ideal.height : nil
    guard let ratio = ratio ?? own else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return fitted(ideal.width, ideal.height, ratio)
    case (let width?, nil): return Proposal(width: width, height: width / ratio)
    case (nil, let height?): return Proposal(width: height * ratio, height: height)
    case (let width?, let height?): return fitted(width, height, ratio)
    }
  }

  private func fitted(_ width: Double, _ height: Double, _ ratio: Double) -> Proposal {
    let byHeight = height * ratio
    let width = contentMode == .fit ? min(width, byHeight) : max(width, byHeight)
    return Proposal(width: width, height: width == byHeight ? height : width / ratio)
  }
}

extension View {
  /// Has the view keep its proportions, width to height; nil takes those of its ideal size.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(_AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode))
  }

  /// Has the view keep the proportions of a size.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Makes the view as large as it can be within its space, in its own proportions.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Makes the view as small as it can be that covers its space, in its own proportions.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

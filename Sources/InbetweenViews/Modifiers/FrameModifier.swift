import Foundation

/// Gives a view a size of the author's own.
public nonisolated struct _FrameLayout: ViewModifier {
  public typealias Body = Never

  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _FrameLayout: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> FrameElement {
    FrameElement(node: node, child: child)
  }

  @MainActor func apply(to element: FrameElement) {
    element.apply(width: width, height: height, alignment: alignment)
  }
}

/// Has a size of its own, and aligns its child in it.
///
/// The slot is a whole number of cells; a shape inside keeps the author's length, and is drawn below the
/// cell. Lengths that make no sense (negative, NaN) count as none given.
final class FrameElement: FramedElement {
  private var width: Double?
  private var height: Double?
  private var alignment = Alignment.center

  override var arranges: Bool { true }
  override var isFractional: Bool { false }

  func apply(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    for length in [width, height].compactMap({ $0 }) where !length.isFinite || length < 0 {
      node.warnOfLength()
    }
    let (width, height) = (sensible(width), sensible(height))
    let isSame = width == self.width && height == self.height && alignment == self.alignment
    guard !isSame else { return }
    (self.width, self.height, self.alignment) = (width, height, alignment)
    setNeedsLayout()
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    let size = grid.up(child.sizeThatFits(inner(proposal)))
    return LayoutSize(
      width: width.map { grid.fixed($0, .horizontal) } ?? size.width,
      height: height.map { grid.fixed($0, .vertical) } ?? size.height)
  }

  override func placeContent(proposal: Proposal) {
    align(child, alignment, proposal: inner(proposal))
  }

  override func explicitGuide(_ key: AlignmentKey, size: LayoutSize, proposal: Proposal) -> Double?
  {
    guide(key, of: child, alignment, size: size, proposal: inner(proposal))
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}

extension _Node {
  /// Warns of a length that a view cannot have.
  fileprivate func warnOfLength() {
    graph.warn(
      "a frame in \(placeName) has a length that is negative, endless or no number, which counts as none "
        + "given; use maxWidth or maxHeight to fill what there is",
      about: "lengths of frames in \(placeName)")
  }
}

extension FramedElement {
  /// Places a child in the element's frame; a shape keeps its fractions of a cell.
  func align(_ child: Element, _ alignment: Alignment, proposal: Proposal) {
    let exact = child.sizeThatFits(proposal)
    let size = child.isFractional ? exact : grid.up(exact)
    let origin = child.origin(alignment, size: size, proposal: proposal, in: rect)
    child.place(
      at: child.isFractional ? origin : grid.nearest(origin), proposal: proposal)
  }
}

extension View {
  /// Gives the view a width, a height or both, in points, and aligns it in there.
  ///
  /// Edges: a length that is negative, endless or no number counts as none given, and the host warns once.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }
}

import Foundation

/// Gives a view limits of the author's own.
public nonisolated struct _FlexFrameLayout: ViewModifier {
  public typealias Body = Never

  let width: LengthLimits
  let height: LengthLimits
  let alignment: Alignment

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

/// The least, the ideal and the greatest length that a view may have, in points.
nonisolated struct LengthLimits: Equatable {
  let least: Double?
  let ideal: Double?
  let most: Double?

  init(least: CGFloat?, ideal: CGFloat?, most: CGFloat?) {
    self.least = sensible(least)
    self.ideal = sensible(ideal)
    self.most = most.flatMap { $0 == .infinity ? Double.infinity : sensible($0) }
  }
}

extension _FlexFrameLayout: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> FlexibleFrameElement {
    FlexibleFrameElement(node: node, child: child)
  }

  @MainActor func apply(to element: FlexibleFrameElement) {
    element.apply(width: width, height: height, alignment: alignment)
  }
}

/// Keeps to limits of its own, and aligns its child in there.
final class FlexibleFrameElement: FramedElement {
  private var width = LengthLimits(least: nil, ideal: nil, most: nil)
  private var height = LengthLimits(least: nil, ideal: nil, most: nil)
  private var alignment = Alignment.center

  override var arranges: Bool { true }
  override var isFractional: Bool { false }

  func apply(width: LengthLimits, height: LengthLimits, alignment: Alignment) {
    let isSame = width == self.width && height == self.height && alignment == self.alignment
    guard !isSame else { return }
    (self.width, self.height, self.alignment) = (width, height, alignment)
    setNeedsLayout()
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    let size = grid.up(child.sizeThatFits(inner(proposal)))
    return LayoutSize(
      width: length(size.width, proposal.width, width, .horizontal),
      height: length(size.height, proposal.height, height, .vertical))
  }

  override func placeContent(proposal: Proposal) {
    align(child, alignment, proposal: placing(in: rect.size, proposal))
  }

  override func explicitGuide(_ key: AlignmentKey, size: LayoutSize, proposal: Proposal) -> Double?
  {
    guide(key, of: child, alignment, size: size, proposal: placing(in: size, proposal))
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: clamped(proposal.width ?? width.ideal, width),
      height: clamped(proposal.height ?? height.ideal, height))
  }

  /// What the child is placed with: the frame's size, except along an axis of which nothing says how long the
  /// frame is to be. There the child has its own length again, of which the frame's is the rounded one.
  private func placing(in size: LayoutSize, _ proposal: Proposal) -> Proposal {
    func length(_ size: Double, _ proposed: Double?, _ limits: LengthLimits) -> Double? {
      let isFree = proposed == nil && limits.ideal == nil
      let isWithin = (limits.least ?? -.infinity) < size && size < (limits.most ?? .infinity)
      return isFree && isWithin ? nil : size
    }
    return Proposal(
      width: length(size.width, proposal.width, width),
      height: length(size.height, proposal.height, height))
  }

  private func clamped(_ length: Double?, _ limits: LengthLimits) -> Double? {
    length.map { min(max($0, limits.least ?? 0), limits.most ?? .infinity) }
  }

  /// The frame takes what it is offered as far as a limit of that side is given, else the child's length.
  private func length(
    _ child: Double, _ proposed: Double?, _ limits: LengthLimits, _ axis: Axis
  ) -> Double {
    let offered = proposed ?? limits.ideal ?? child
    var length = child
    if limits.least != nil, limits.most != nil {
      length = offered
    } else if limits.most != nil {
      length = max(child, offered)
    } else if limits.least != nil {
      length = min(child, offered)
    }
    length = max(length, limits.least ?? 0)
    return grid.up(min(length, max(limits.most ?? .infinity, limits.least ?? 0)), axis)
  }
}

extension View {
  /// Keeps the view's size within limits in points, and aligns it in there.
  ///
  /// Edges: with `maxWidth: .infinity` the view takes all the width that it is offered.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        width: LengthLimits(least: minWidth, ideal: idealWidth, most: maxWidth),
        height: LengthLimits(least: minHeight, ideal: idealHeight, most: maxHeight),
        alignment: alignment))
  }
}

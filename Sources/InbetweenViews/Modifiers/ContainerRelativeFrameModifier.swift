import Foundation

/// Gives a view a size that follows from that of the container around it.
public nonisolated struct _ContainerRelativeFrameLayout: ViewModifier {
  public typealias Body = Never

  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _ContainerRelativeFrameLayout: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> ContainerRelativeFrameElement {
    ContainerRelativeFrameElement(node: node, child: child)
  }

  @MainActor func apply(to element: ContainerRelativeFrameElement) {
    (element.axes, element.alignment, element.length) = (axes, alignment, length)
    element.setNeedsLayout()
  }
}

/// Has lengths that follow from those of the container around it, and aligns its child in there.
final class ContainerRelativeFrameElement: FramedElement {
  var axes: Axis.Set = []
  var alignment = Alignment.center
  var length: ((CGFloat, Axis) -> CGFloat)?

  override init(node: _Node, child: Element) {
    super.init(node: node, child: child)
    graph.surroundings.addSizedByContainer(self)
  }

  override var arranges: Bool { true }
  override var isFractional: Bool { false }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    let size = grid.up(child.sizeThatFits(inner(proposal)))
    let own = inner(proposal)
    return LayoutSize(
      width: axes.contains(.horizontal) ? own.width ?? size.width : size.width,
      height: axes.contains(.vertical) ? own.height ?? size.height : size.height)
  }

  override func placeContent(proposal: Proposal) {
    align(child, alignment, proposal: inner(proposal))
  }

  override func explicitGuide(_ key: AlignmentKey, size: LayoutSize, proposal: Proposal) -> Double?
  {
    guide(key, of: child, alignment, size: size, proposal: inner(proposal))
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    let container = parent?.sizeAround ?? graph.surroundings.windowSize
    func own(_ axis: Axis) -> Double? {
      sensible(length?(CGFloat(container[axis]), axis)).map { grid.fixed($0, axis) }
    }
    return Proposal(
      width: axes.contains(.horizontal) ? own(.horizontal) ?? proposal.width : proposal.width,
      height: axes.contains(.vertical) ? own(.vertical) ?? proposal.height : proposal.height)
  }
}

extension View {
  /// Gives the view the width, the height or both of the window or the scroll view around it.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives the view some of the parts that the container around it is divided into.
  ///
  /// Shape: the container has `count` equal parts with `spacing` points between them; the view takes `span` of
  /// them and the spaces in between. Edges: a count below 1 counts as 1.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let spacing = CGFloat(bounded(spacing) ?? 0)
      let (count, span) = (CGFloat(max(1, count)), CGFloat(max(1, span)))
      let part = max(0, (length - spacing * (count - 1)) / count)
      return part * span + spacing * (span - 1)
    }
  }

  /// Gives the view lengths that are computed from those of the container around it.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(_ContainerRelativeFrameLayout(axes: axes, alignment: alignment, length: length))
  }
}

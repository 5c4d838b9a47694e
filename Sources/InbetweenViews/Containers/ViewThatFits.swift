/// The first of several views that fits into the space that there is.
public nonisolated struct ViewThatFits<Content: View>: View {
  public typealias Body = Never

  let axes: Axis.Set
  let content: Content

  /// Creates a view that shows the first of several ones whose ideal size fits along some axes.
  ///
  /// Edges: the last one is shown if none fits.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  @MainActor public static func _makeNode(
    _ view: ViewThatFits<Content>, in context: _NodeContext
  ) -> _ViewNode<ViewThatFits<Content>> {
    ContainerNode(
      view, in: context, make: { FittingElement(node: $0, typeName: "ViewThatFits") },
      apply: { view, element in
        element.axes = view.axes
        return view.content
      })
  }
}

/// Shows the first of its children that fits; of the others nothing is seen or touched.
final class FittingElement: ContainerElement {
  var axes: Axis.Set = [] { didSet { if axes != oldValue { setNeedsLayout() } } }
  private weak var shown: Element?

  /// The child that is shown, and those that are being removed.
  override var children: [Element] { super.children.filter(shows) }

  override func shows(_ child: Element) -> Bool { child === shown || child.isRemoved }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    choice(for: proposal).map { grid.up($0.sizeThatFits(proposal)) } ?? .zero
  }

  override func didPlace(proposal: Proposal) {
    let choice = choice(for: proposal)
    if choice !== shown {
      shown = choice
      // It comes from nowhere: places that it had before are no place to move from.
      choice?.resetFrames()
      graph.setNeedsRebuild()
      preferencesDidChange()
    }
    choice?.place(at: rect.origin, proposal: proposal)
  }

  override func explicitGuide(_ key: AlignmentKey, size: LayoutSize, proposal: Proposal) -> Double?
  {
    choice(for: proposal)?.explicitAlignment(key, size: size, proposal: proposal)
  }

  private func choice(for proposal: Proposal) -> Element? {
    present.first { fits($0, proposal) } ?? present.last
  }

  private func fits(_ child: Element, _ proposal: Proposal) -> Bool {
    let ideal = grid.up(
      child.sizeThatFits(
        Proposal(
          width: axes.contains(.horizontal) ? nil : proposal.width,
          height: axes.contains(.vertical) ? nil : proposal.height)))
    let slack = 1e-6
    if axes.contains(.horizontal), ideal.width > (proposal.width ?? .infinity) + slack {
      return false
    }
    return !axes.contains(.vertical) || ideal.height <= (proposal.height ?? .infinity) + slack
  }
}

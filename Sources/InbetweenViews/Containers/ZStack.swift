/// Views on top of one another, the first at the bottom.
public nonisolated struct ZStack<Content> {
  let alignment: Alignment
  let content: Content
}

extension ZStack: View where Content: View {
  public typealias Body = Never

  /// Creates the stack; `alignment` says where views of different sizes meet.
  public nonisolated init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public static func _makeNode(
    _ view: ZStack<Content>, in context: _NodeContext
  ) -> _ViewNode<ZStack<Content>> {
    ContainerNode(
      view, in: context, make: { LayersElement(node: $0, typeName: "ZStack") },
      apply: {
        view, element in
        element.alignment = view.alignment
        return view.content
      })
  }
}

/// Arranges its children on top of one another.
final class LayersElement: ContainerElement {
  var alignment = Alignment.center { didSet { if alignment != oldValue { setNeedsLayout() } } }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    present.reduce(into: LayoutSize.zero) { size, child in
      let own = grid.up(child.sizeThatFits(proposal))
      size = LayoutSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }

  override func didPlace(proposal: Proposal) {
    for child in present {
      let size = grid.up(child.sizeThatFits(proposal))
      child.place(at: grid.nearest(alignment.origin(of: size, in: rect)), proposal: proposal)
    }
  }
}

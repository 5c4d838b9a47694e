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
    arranger.arrangement(of: present, for: proposal).size
  }

  override func didPlace(proposal: Proposal) {
    let slots = arranger.arrangement(of: present, for: proposal).slots
    for (child, slot) in zip(present, slots) {
      let origin = rect.origin + slot.origin
      child.place(at: grid.nearest(origin), proposal: proposal)
    }
  }

  override func explicitGuide(_ key: AlignmentKey, size: LayoutSize, proposal: Proposal) -> Double?
  {
    mergedGuide(key, of: present, arranger.arrangement(of: present, for: proposal).slots)
  }

  private var arranger: LayersArranger { LayersArranger(alignment: alignment, grid: grid) }
}

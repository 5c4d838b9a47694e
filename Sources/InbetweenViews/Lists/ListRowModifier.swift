import InbetweenMotion

/// Makes each view of a list a row.
nonisolated struct _ListRowModifier: ViewModifier {
  typealias Body = Never

  let isSelected: @MainActor (AnyHashable) -> Bool
  let isRow: (AnyHashable) -> Bool

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _ListRowModifier: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> ListRowElement {
    ListRowElement(node: node, child: child)
  }

  @MainActor var partLabel: String? { "background" }

  @MainActor func apply(to element: ListRowElement) {
    element.look = element.environmentValues.listLook
    element.isSelected = element.rowID(isRow).map(isSelected) ?? false
    element.separator.setPaint(SeparatorShapeStyle()._paint(in: element.environmentValues))
  }

  @MainActor func updateViews(of element: ListRowElement) { element.updateBackground() }
}

/// Has a click on a row select it.
nonisolated struct _ListTapModifier<Value: Hashable>: ViewModifier {
  typealias Body = Never

  let controller: ListController<Value>
  let isRow: (AnyHashable) -> Bool
  let action: @MainActor (AnyHashable) -> Void

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _ListTapModifier: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> GestureElement {
    controller.stack = node.lazyStack
    return GestureElement(node: node, child: child)
  }

  @MainActor func apply(to element: GestureElement) {
    // The keyboard reaches rows through the list.
    element.isTabStop = false
    let tap = TapGesture().onEnded { [weak element, isRow, action] in
      if let id = element?.rowID(isRow) { action(id) }
    }
    element.take(
      tap, rank: .normal, mask: .all, isEnabled: element.environmentValues.isEnabled)
  }
}

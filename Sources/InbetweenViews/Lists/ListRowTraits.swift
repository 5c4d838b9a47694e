import Foundation

enum ListRowInsetsKey: LayoutValueKey {
  static var defaultValue: EdgeInsets? { nil }
}

enum ListRowSeparatorKey: LayoutValueKey {
  static var defaultValue: Visibility { .automatic }
}

extension View {
  /// Has a row of a list keep other distances from the edges, in points; nil for those of the list's style.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    layoutValue(key: ListRowInsetsKey.self, value: insets)
  }

  /// Shows or hides the line below a row of a list.
  ///
  /// Edges: rows have no line above, so that the top edge alone says nothing.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    layoutValue(
      key: ListRowSeparatorKey.self, value: edges.contains(.bottom) ? visibility : .automatic)
  }

  /// Puts a view behind a row of a list, which it fills; nil for none.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(_ListRowBackgroundModifier(view: view.map { AnyView($0) }))
  }
}

/// Says what is to be behind a row.
public nonisolated struct _ListRowBackgroundModifier: ViewModifier {
  public typealias Body = Never

  let view: AnyView?

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _ListRowBackgroundModifier: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> ListRowBackgroundElement {
    ListRowBackgroundElement(node: node, child: child)
  }

  @MainActor func apply(to element: ListRowBackgroundElement) { element.view = view }

  @MainActor func updateViews(of element: ListRowBackgroundElement) {
    var outer = element.parent
    while let current = outer as? UnaryElement {
      if let row = current as? ListRowElement { return row.updateBackground() }
      outer = current.parent
    }
  }
}

/// Holds what is to be behind the row that its child is.
final class ListRowBackgroundElement: UnaryElement {
  var view: AnyView?
}

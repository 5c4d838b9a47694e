import Foundation

/// A view that makes its views from a collection.
public protocol DynamicViewContent<Data>: View {
  /// The collection.
  associatedtype Data: Collection
  /// The elements.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The elements.
  @MainActor public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Has Delete and Forward Delete delete the selected row of a list; nil for no deletion.
  ///
  /// The closure gets the places of the elements in the collection.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    ModifiedContent(content: self, modifier: _RowEditModifier(delete: action, move: nil))
  }

  /// Has Option with Up or Down move the selected row of a list; nil for no moves.
  ///
  /// The closure gets the places of the elements in the collection, and the place before which they are to be.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    ModifiedContent(content: self, modifier: _RowEditModifier(delete: nil, move: action))
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some places, counted from the first one.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() where offset < count {
      remove(at: index(startIndex, offsetBy: offset))
    }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Moves the elements at some places before another place; both are counted from the first one.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let offsets = source.filter { $0 < count }
    let moved = offsets.map { self[index(startIndex, offsetBy: $0)] }
    let before = offsets.count { $0 < destination }
    remove(atOffsets: IndexSet(offsets))
    let place = Swift.min(count, Swift.max(0, destination - before))
    insert(contentsOf: moved, at: index(startIndex, offsetBy: place))
  }
}

/// Says how a row of a list is deleted or moved.
public nonisolated struct _RowEditModifier: ViewModifier {
  public typealias Body = Never

  let delete: ((IndexSet) -> Void)?
  let move: ((IndexSet, Int) -> Void)?

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _RowEditModifier: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> RowEditElement {
    RowEditElement(node: node, child: child)
  }

  @MainActor func apply(to element: RowEditElement) { element.modifier = self }
}

/// Holds how the row that its child is can be changed.
final class RowEditElement: UnaryElement {
  var modifier: _RowEditModifier?
}

/// How a row can be changed.
struct RowEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  /// The place of the row's element in the collection, and how many there are.
  var offset = 0
  var count = 0
}

extension Element {
  /// How the row that the element is can be changed; nil if it cannot.
  var edits: RowEdits? {
    var edits = RowEdits()
    var element: Element? = self
    while let current = element {
      if let modifier = (current as? RowEditElement)?.modifier {
        edits.delete = edits.delete ?? modifier.delete
        edits.move = edits.move ?? modifier.move
      }
      if edits.delete != nil || edits.move != nil, let item = current.node as? ItemNode,
        let source = item.parent as? any LazyRowSource,
        let live = source.liveRows.first(where: { $0.item === item })
      {
        edits.offset = source.offset(ofRow: live.row)
        edits.count = source.extents.count
        return edits
      }
      element = (current as? UnaryElement)?.child
    }
    return nil
  }
}

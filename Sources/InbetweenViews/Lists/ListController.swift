import Foundation
import InbetweenDrawing
import InbetweenMotion

/// Does what keys and clicks ask of a list.
@MainActor
final class ListController<Value: Hashable> {
  /// The stack that the rows stand in.
  weak var stack: LazyStackElement?
  /// The row that was selected last.
  private var cursor: Value?
  /// The row from which a selection is extended.
  private var anchor: Value?

  nonisolated init() {}

  // MARK: The mouse

  /// Selects a row that was clicked.
  func tap(_ id: AnyHashable, _ selection: ListSelection<Value>) {
    guard let value = id.base as? Value else { return }
    (cursor, anchor) = (value, value)
    selection.toggle(value)
  }

  // MARK: Keys

  /// Does what a key asks for.
  func press(_ key: KeyPress, _ selection: ListSelection<Value>) -> KeyPress.Result {
    guard let stack, key.phase != .up, key.modifiers.isDisjoint(with: [.control, .command]) else {
      return .ignored
    }
    let current = current(in: stack, selection)
    if key.modifiers.contains(.option) { return move(current, by: key.key, in: stack) }
    let target: AnyHashable?
    switch key.key {
    case .upArrow: target = stack.row(next: -1, to: current, isRow)
    case .downArrow: target = stack.row(next: 1, to: current, isRow)
    case .home: target = stack.row(fromEnd: 1, isRow)
    case .end: target = stack.row(fromEnd: -1, isRow)
    case .pageUp: target = stack.row(pages: -1, from: current, isRow)
    case .pageDown: target = stack.row(pages: 1, from: current, isRow)
    case .delete, .deleteForward: return delete(current, in: stack, selection)
    default: return .ignored
    }
    guard let target, let value = target.base as? Value else {
      return scrollToEnd(key.key, of: stack)
    }
    select(value, extends: key.modifiers.contains(.shift), in: stack, selection)
    return .handled
  }

  private func isRow(_ id: AnyHashable) -> Bool { id.base is Value }

  /// The selected row that keys go on from.
  private func current(
    in stack: LazyStackElement, _ selection: ListSelection<Value>
  ) -> AnyHashable? {
    if let cursor, selection.contains(AnyHashable(cursor)) { return AnyHashable(cursor) }
    let values = selection.values
    guard values.count > 1 else { return values.first.map { AnyHashable($0) } }
    return stack.firstLiveRow { isRow($0) && selection.contains($0) }
  }

  private func select(
    _ value: Value, extends: Bool, in stack: LazyStackElement, _ selection: ListSelection<Value>
  ) {
    let from = anchor ?? cursor
    cursor = value
    if extends, selection.allowsSeveral, let from {
      anchor = from
      let ids = stack.rows(from: AnyHashable(from), to: AnyHashable(value), isRow)
      selection.select(ids.compactMap { $0.base as? Value } + [value])
    } else {
      anchor = value
      selection.select([value])
    }
    stack.reveal(row: AnyHashable(value), isRow)
  }

  /// Shows what stands before the first row or behind the last one.
  private func scrollToEnd(_ key: KeyEquivalent, of stack: LazyStackElement) -> KeyPress.Result {
    let isUp = key == .upArrow || key == .pageUp || key == .home
    _ = stack.scroll?.scroll(toEnd: isUp ? -1 : 1, .vertical)
    return .handled
  }

  /// Deletes the selected row, and selects the one that takes its place.
  private func delete(
    _ id: AnyHashable?, in stack: LazyStackElement, _ selection: ListSelection<Value>
  ) -> KeyPress.Result {
    guard let id, let edits = stack.line(ofRow: id, isRow)?.child.edits,
      let delete = edits.delete
    else { return .ignored }
    let next = stack.row(next: 1, to: id, isRow) ?? stack.row(next: -1, to: id, isRow)
    delete(IndexSet(integer: edits.offset))
    if let value = next?.base as? Value {
      (cursor, anchor) = (value, value)
      selection.select([value])
    }
    return .handled
  }

  /// Moves the selected row by one.
  private func move(
    _ id: AnyHashable?, by key: KeyEquivalent, in stack: LazyStackElement
  ) -> KeyPress.Result {
    guard key == .upArrow || key == .downArrow, let id,
      let edits = stack.line(ofRow: id, isRow)?.child.edits, let move = edits.move
    else { return .ignored }
    let isUp = key == .upArrow
    guard isUp ? edits.offset > 0 : edits.offset + 1 < edits.count else { return .handled }
    move(IndexSet(integer: edits.offset), isUp ? edits.offset - 1 : edits.offset + 2)
    stack.graph.afterUpdate { [weak stack, isRow] in stack?.reveal(row: id, isRow) }
    return .handled
  }
}

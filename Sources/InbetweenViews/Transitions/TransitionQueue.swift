/// The views of a tree that are about to appear, and those that are on their way out.
@MainActor
final class TransitionQueue {
  private var appearing: [ItemNode] = []
  private var leaving: [WeakItem] = []

  private struct WeakItem {
    weak var item: ItemNode?
  }

  /// Has an item that was just inserted appear, once it has been placed as it is before.
  func appear(_ item: ItemNode) { appearing.append(item) }

  /// Takes the items that have been placed as they are before they appear.
  func takeAppearing() -> [ItemNode] {
    defer { appearing.removeAll(keepingCapacity: true) }
    return appearing
  }

  /// Has an item placed where it is, for as long as its removal lasts.
  func leave(_ item: ItemNode) { leaving.append(WeakItem(item: item)) }

  /// Places what layout passes over, since it has been removed.
  func placeLeaving() {
    guard !leaving.isEmpty else { return }
    leaving.removeAll { $0.item?.isLeaving != true }
    for entry in leaving { entry.item?.placeAgain() }
  }
}

/// A binary heap: the least element is taken first.
struct Heap<Item: Comparable> {
  private var items: [Item] = []

  var isEmpty: Bool { items.isEmpty }

  /// The least element; nil when there is none.
  var first: Item? { items.first }

  mutating func insert(_ item: Item) {
    items.append(item)
    var index = items.count - 1
    while index > 0, items[index] < items[(index - 1) / 2] {
      items.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func removeFirst() -> Item? {
    guard let least = items.first, let last = items.popLast() else { return nil }
    guard !items.isEmpty else { return least }
    items[0] = last
    var index = 0
    while true {
      var smallest = index
      for child in [2 * index + 1, 2 * index + 2]
      where child < items.count && items[child] < items[smallest] { smallest = child }
      if smallest == index { return least }
      items.swapAt(index, smallest)
      index = smallest
    }
  }
}

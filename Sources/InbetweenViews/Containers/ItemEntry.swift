/// An element of a collection that has a view.
@MainActor
protocol ItemEntry {
  var item: ItemNode { get }
}

extension Array where Element: ItemEntry {
  /// Returns the next views, with each of these that is in its removal behind the one that it stood behind.
  @MainActor
  func keepingRemoved(among next: [Element]) -> [Element] {
    guard contains(where: { $0.item.isRemoved }) else { return next }
    var followers: [ObjectIdentifier?: [Element]] = [:]
    var anchor: ObjectIdentifier?
    for entry in self {
      if entry.item.isRemoved {
        followers[anchor, default: []].append(entry)
      } else {
        anchor = ObjectIdentifier(entry.item)
      }
    }
    var result = followers[nil] ?? []
    for entry in next {
      result.append(entry)
      result += followers[ObjectIdentifier(entry.item)] ?? []
    }
    return result
  }
}

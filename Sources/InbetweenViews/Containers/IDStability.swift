import Foundation

/// Finds out whether the ids of a collection change while its elements stay what they are.
///
/// Rows with such ids are other rows after each update: they lose their state, and nothing moves.
struct IDStability<Data: RandomAccessCollection, ID: Hashable> {
  private var last: Data?
  /// How many updates in a row left no id.
  private var changes = 0

  /// How many elements are looked at.
  private static var sample: Int { 3 }

  /// Takes over new elements, and returns an id that changed without a reason; nil if there is none.
  ///
  /// `isAnyKept` says whether one of the ids was there before.
  mutating func unstableID(
    in data: Data, id: (Data.Element) -> ID, isAnyKept: @autoclosure () -> Bool
  ) -> ID? {
    let old = last
    last = data
    guard let old, !old.isEmpty, old.count == data.count, !isAnyKept() else {
      changes = 0
      return nil
    }
    changes += 1
    let elements = data.prefix(Self.sample)
    for element in elements where id(element) != id(element) { return id(element) }
    let areSame = zip(old, elements).allSatisfy { isSame($0, $1, apartFrom: id($1)) }
    // A unique number says nothing of what it stands for; twice in a row is no accident.
    let areUnique = ID.self == UUID.self && Data.Element.self == UUID.self && changes > 1
    return areSame || areUnique ? elements.first.map(id) : nil
  }

  /// Whether two elements have the same fields apart from their ids, and at least one.
  private func isSame(_ old: Data.Element, _ new: Data.Element, apartFrom id: ID) -> Bool {
    let (before, after) = (Mirror(reflecting: old), Mirror(reflecting: new))
    guard before.displayStyle == .struct || before.displayStyle == .class else { return false }
    var isAnyFieldSame = false
    for (left, right) in zip(before.children, after.children) {
      guard let left = left.value as? AnyHashable, let right = right.value as? AnyHashable else {
        continue
      }
      if left == right {
        isAnyFieldSame = true
      } else if right != AnyHashable(id) {
        return false
      }
    }
    return isAnyFieldSame
  }
}

extension _Node {
  /// Warns of elements that cannot be told apart.
  func warnOfDuplicate(_ id: some Hashable) {
    graph.warn(
      "several elements of a ForEach in \(placeName) have the id \"\(id)\", and only the first is shown; give "
        + "each element an id of its own", about: "duplicate ids in \(placeName)")
  }

  /// Warns of elements that are others after each update.
  func warnOfUnstableID(_ id: some Hashable) {
    graph.warn(
      "the ids of a ForEach in \(placeName) change with each update (one is \"\(id)\" now), so that its rows "
        + "lose their state; give each element an id that stays",
      about: "changing ids in \(placeName)")
  }
}

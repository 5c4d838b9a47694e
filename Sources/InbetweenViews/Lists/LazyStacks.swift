/// All lazy stacks of a tree.
@MainActor
final class LazyStacks {
  private var stacks: [WeakStack] = []

  private struct WeakStack {
    weak var stack: LazyStackElement?
  }

  nonisolated init() {}

  var isEmpty: Bool { stacks.isEmpty }

  func add(_ stack: LazyStackElement) {
    stacks.removeAll { $0.stack == nil }
    stacks.append(WeakStack(stack: stack))
  }

  /// Has each stack show the rows that are seen; returns whether any rows came or went.
  func showRows() -> Bool {
    var isOther = false
    for entry in stacks where entry.stack?.showRows() == true { isOther = true }
    return isOther
  }

  /// Whether any stack has rows to make or to drop.
  var wantOtherRows: Bool { stacks.contains { $0.stack?.wantsOtherRows == true } }
}

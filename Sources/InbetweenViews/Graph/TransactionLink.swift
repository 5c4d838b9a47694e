import InbetweenMotion

/// A node that changes transactions on their way to the views below it.
@MainActor
protocol TransactionModifier: _Node {
  /// Changes the transaction of an update pass.
  func modify(_ transaction: inout Transaction, in pass: UInt64)
}

/// A place in the chain of nodes that change transactions, from the root down to a view.
@MainActor
final class TransactionLink {
  /// Where the modifier is in the tree; it is there as long as this leads to it.
  private let place: BackLink<_Node>
  private unowned(unsafe) let modifier: any TransactionModifier
  private let parent: TransactionLink?
  private var cached: (stamp: Stamp, transaction: Transaction)?

  /// A moment in which no transaction changes.
  struct Stamp: Equatable {
    let pass: UInt64
    /// How often views were inserted or removed, which wait for the ends of what they begin.
    let changes: UInt64
  }

  init(modifier: any TransactionModifier, parent: TransactionLink?) {
    place = modifier.backLink
    self.modifier = modifier
    self.parent = parent
  }

  /// Forgets the transaction of the current pass, since the modifier has just changed.
  func invalidate() { cached = nil }

  /// Returns the transaction that views below have at a moment.
  func transaction(from root: Transaction, at stamp: Stamp) -> Transaction {
    if let cached, cached.stamp == stamp { return cached.transaction }
    var transaction = parent?.transaction(from: root, at: stamp) ?? root
    if place.object != nil { modifier.modify(&transaction, in: stamp.pass) }
    cached = (stamp, transaction)
    return transaction
  }
}

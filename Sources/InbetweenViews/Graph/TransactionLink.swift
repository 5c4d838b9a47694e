import InbetweenMotion

/// A node that changes transactions on their way to the views below it.
@MainActor
protocol TransactionModifier: AnyObject {
  /// Changes the transaction of an update pass.
  func modify(_ transaction: inout Transaction, in pass: UInt64)
}

/// A place in the chain of nodes that change transactions, from the root down to a view.
@MainActor
final class TransactionLink {
  private weak var modifier: (any TransactionModifier)?
  private let parent: TransactionLink?
  private var cached: (stamp: Stamp, transaction: Transaction)?

  /// A moment in which no transaction changes.
  struct Stamp: Equatable {
    let pass: UInt64
    /// How often views were inserted or removed, which wait for the ends of what they begin.
    let changes: UInt64
  }

  init(modifier: any TransactionModifier, parent: TransactionLink?) {
    self.modifier = modifier
    self.parent = parent
  }

  /// Forgets the transaction of the current pass, since the modifier has just changed.
  func invalidate() { cached = nil }

  /// Returns the transaction that views below have at a moment.
  func transaction(from root: Transaction, at stamp: Stamp) -> Transaction {
    if let cached, cached.stamp == stamp { return cached.transaction }
    var transaction = parent?.transaction(from: root, at: stamp) ?? root
    modifier?.modify(&transaction, in: stamp.pass)
    cached = (stamp, transaction)
    return transaction
  }
}

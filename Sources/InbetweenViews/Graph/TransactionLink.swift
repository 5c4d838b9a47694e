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
  private var cached: (pass: UInt64, transaction: Transaction)?

  init(modifier: any TransactionModifier, parent: TransactionLink?) {
    self.modifier = modifier
    self.parent = parent
  }

  /// Forgets the transaction of the current pass, since the modifier has just changed.
  func invalidate() { cached = nil }

  /// Returns the transaction that views below have in a pass.
  func transaction(from root: Transaction, in pass: UInt64) -> Transaction {
    if let cached, cached.pass == pass { return cached.transaction }
    var transaction = parent?.transaction(from: root, in: pass) ?? root
    modifier?.modify(&transaction, in: pass)
    cached = (pass, transaction)
    return transaction
  }
}

import InbetweenMotion

/// Which transaction reaches which view.
extension ViewGraph {
  /// Whether every change is shown at once, whatever its transaction asks for.
  var disablesAnimations: Bool {
    get { passTransaction.disablesAnimations }
    set { passTransaction.disablesAnimations = newValue }
  }

  /// Returns the transaction that the views under a link have in the current pass.
  func transaction(of link: TransactionLink?) -> Transaction {
    let stamp = TransactionLink.Stamp(pass: passSerial, changes: passTransaction.changes)
    let current = passTransaction.current
    let reached = link?.transaction(from: current, at: stamp) ?? current
    return passTransaction.animated(reached)
  }

  /// Has all transactions of the pass found anew, since somebody waits for them.
  func transactionsDidChange() { passTransaction.changes += 1 }

  /// Places views that move by the animation of a transaction, whatever their own is.
  func placing(by transaction: Transaction, _ body: () -> Void) {
    let outer = passTransaction.placeAnimation
    passTransaction.placeAnimation = .some(transaction.animation)
    defer { passTransaction.placeAnimation = outer }
    body()
  }

  /// Returns the transaction of a view's place, from the one that the view has.
  func placeTransaction(_ transaction: Transaction) -> Transaction {
    guard let placeAnimation = passTransaction.placeAnimation else { return transaction }
    var moving = transaction
    moving.animation = placeAnimation
    return moving
  }
}

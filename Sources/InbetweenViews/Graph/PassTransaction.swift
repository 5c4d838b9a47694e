import InbetweenMotion

/// The transaction of an update pass, as it counts for what changes in there.
struct PassTransaction {
  /// The transaction itself.
  var current = Transaction()
  /// How often somebody began to wait for what changes.
  var changes: UInt64 = 0
  /// The animation of a move by layout that has one of its own.
  var placeAnimation: Animation??
  /// Whether every change is shown at once, whatever its transaction asks for.
  var disablesAnimations = false

  /// Returns a transaction as it counts where animations may be off.
  func animated(_ transaction: Transaction) -> Transaction {
    guard disablesAnimations else { return transaction }
    var still = transaction
    still.animation = nil
    still.disablesAnimations = true
    return still
  }
}

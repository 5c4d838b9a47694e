import InbetweenDrawing
import InbetweenMotion

/// How what an element shows changes.
extension Element {
  /// Whether the element is shown without motion.
  var reducesMotion: Bool { node.environment.reducesMotion }

  /// Returns a transaction as it counts for what moves, or only changes, where motion may be reduced.
  func reduced(_ transaction: Transaction, isMotion: Bool = true) -> Transaction {
    guard reducesMotion, let animation = transaction.animation,
      isMotion || animation.repeatsForever
    else { return transaction }
    var still = transaction
    still.animation = nil
    return still
  }

  /// Gives an attribute a new value, animated as the current transaction asks.
  ///
  /// The transaction's completions wait for it if it is `visible`: if it moves something that is drawn.
  /// Layout has given a value that `isPlace`, as it does those of some kinds always.
  func animate(
    _ attribute: inout AnimatedAttribute, to value: SIMD4<Double>, visible: Bool = true,
    isPlace: Bool = false
  ) {
    // Most changes of layout move nothing: the transaction is looked up only when it matters.
    let isLed = grid.isContinuous && attribute.isActive
    guard !attribute.isSet || attribute.value != value || isLed else { return }
    if grid.isContinuous {
      // A matched view that is under way: the group's numbers lead, its own ones do not move.
      graph.animator.drop(&attribute)
      attribute.isSet = false
    }
    var transaction = reduced(
      isPlace || attribute.kind.isPlace ? placeTransaction : transaction,
      isMotion: attribute.kind.isMotion)
    if !visible { transaction.completions = [] }
    let isChanged = graph.animator.set(
      &attribute, to: value, owner: self,
      target: build == graph.pictureBuild ? target(of: attribute.kind) : -1,
      transaction: transaction, pass: graph.passSerial, at: graph.now)
    if isChanged, !attribute.isActive { graph.setNeedsPatch(self) }
  }

  /// The transaction that changes of the element's place and size have in the current update.
  ///
  /// Modifiers that change transactions for themselves alone have no part in it.
  var placeTransaction: Transaction {
    let transaction = node.outerTransactions.first.map { graph.transaction(of: $0) } ?? transaction
    return graph.placeTransaction(transaction)
  }
}

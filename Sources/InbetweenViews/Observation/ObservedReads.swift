import InbetweenMotion
import Observation

extension _Node {
  /// Runs an evaluation and has the node evaluated again when an observable property that it read changes.
  ///
  /// One that is nested in another node's passes its reads on to that node too: this is how Observation
  /// works. Then ending the reads would tell the outer node, so nothing ends them before a change does.
  final func observing<Result>(isNested: Bool, _ body: () -> Result) -> Result {
    let end = isNested ? nil : endForEvaluation()
    return withObservationTracking(
      {
        end?.listen()
        return body()
      }, onChange: listener())
  }

  /// What ends the reads, for nodes of a type that is known to read observable objects.
  ///
  /// The others are spared the cost. Only the first node of a type is not known, so a single registration
  /// for each type may outlive what it is for.
  private func endForEvaluation() -> EndOfReads? {
    if let endOfReads { return endOfReads }
    guard readsObservableObjects else { return nil }
    let end = EndOfReads()
    endOfReads = end
    return end
  }

  /// Whether nodes of this type are known to read observable objects.
  final var readsObservableObjects: Bool {
    graph.observingTypes.contains(ObjectIdentifier(type(of: self)))
  }

  /// Returns what hears of the first change; asked for only if something was read.
  private func listener() -> @Sendable () -> Void {
    graph.observingTypes.insert(ObjectIdentifier(type(of: self)))
    let evaluation = evaluation
    return { [backLink, graph = graph.link] in
      graph.enqueueRefresh(of: backLink, evaluation: evaluation)
    }
  }
}

extension GraphLink {
  /// Has a node evaluated again with the current transaction, if it has not been in the meantime.
  ///
  /// `cause` is the object that tells; nil for one that does not say who it is.
  /// The caller is about to change something, on any thread: the update comes after that.
  func enqueueRefresh(
    of node: BackLink<_Node>, evaluation: Int? = nil, cause: ObjectIdentifier? = nil
  ) {
    guard isAlive else { return }
    let transaction = CurrentTransaction.value ?? Transaction()
    // Whoever waits for this transaction is told after the update.
    for completion in transaction.completions { completion.isClaimed = true }
    let change = Unchecked(transaction)
    if isRunning {
      MainActor.assumeIsolated {
        self.enqueue(change.value, refreshing: node, evaluation: evaluation, cause: cause)
      }
    } else {
      Task { @MainActor in
        self.enqueue(change.value, refreshing: node, evaluation: evaluation, cause: cause)
      }
    }
  }

  @MainActor
  private func enqueue(
    _ transaction: Transaction, refreshing node: BackLink<_Node>, evaluation: Int?,
    cause: ObjectIdentifier?
  ) {
    let isCurrent = node.object.map { evaluation == nil || evaluation == $0.evaluation } ?? false
    guard let graph, isCurrent || !transaction.completions.isEmpty else { return }
    graph.enqueue(
      StateWrite(transaction: transaction) {
        guard let node = node.object, evaluation == nil || evaluation == node.evaluation else {
          return
        }
        node.noteCause(cause)
        node.graph.setNeedsUpdate(node)
      })
  }
}

/// Something that an evaluation reads beside observable objects, so that a change of it ends all the reads.
///
/// Observation drops what it keeps for an evaluation as soon as one of the properties read has changed.
final class EndOfReads: Observable {
  private let registrar = ObservationRegistrar()
  private var mark: Void { () }

  /// Has the evaluation that runs read this.
  func listen() { registrar.access(self, keyPath: \.mark) }

  /// Ends the reads of the last evaluation.
  func tell() { registrar.withMutation(of: self, keyPath: \.mark) {} }
}

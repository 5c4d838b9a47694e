import Foundation
import InbetweenMotion
import Synchronization

/// Where a state's value lives.
///
/// Bodies read the value of the update that is being run; everybody else reads the newest one, which may be
/// queued still. Writes from elsewhere reach the main actor by themselves.
final class StateLocation<Value>: Dependency, @unchecked Sendable {
  private let link: GraphLink
  // Only the main actor touches it.
  nonisolated(unsafe) private var committed: Value
  private let newest: Newest

  /// The newest value behind a lock, since any thread may read it.
  private final class Newest: @unchecked Sendable {
    private let lock = Mutex<Void>(())
    private var stored: Value

    init(_ value: Value) { stored = value }

    var value: Value {
      get { lock.withLock { _ in stored } }
      set { lock.withLock { _ in stored = newValue } }
    }
  }

  @MainActor
  init(_ value: Value, graph: ViewGraph) {
    link = graph.link
    committed = value
    newest = Newest(value)
    super.init()
  }

  nonisolated var value: Value {
    guard link.isRunning, let reader = link.readerID else { return newest.value }
    if reader != latestReader { noteReader() }
    return committed
  }

  private nonisolated func noteReader() {
    MainActor.assumeIsolated {
      if let reader = link.reader { didRead(by: reader) }
    }
  }

  nonisolated func set(_ value: Value) {
    newest.value = value
    let transaction = CurrentTransaction.value ?? Transaction()
    guard link.isAlive else { return }
    // Whoever waits for this transaction is told after the update.
    for completion in transaction.completions { completion.isClaimed = true }
    let write = Unchecked((value, transaction))
    if link.isRunning {
      MainActor.assumeIsolated { self.enqueue(write.value.0, write.value.1) }
    } else {
      Task { @MainActor in self.enqueue(write.value.0, write.value.1) }
    }
  }

  @MainActor
  private func enqueue(_ value: Value, _ transaction: Transaction) {
    if let reader = link.reader { link.graph?.warnOfChange(inBodyOf: reader) }
    link.graph?.enqueue(
      StateWrite(transaction: transaction) { [weak self] in self?.commit(value) })
  }

  /// Makes a queued value the one that bodies see; an equal value changes nothing.
  @MainActor
  private func commit(_ value: Value) {
    if InbetweenMotion.isSame(committed, value) { return }
    committed = value
    didChange()
  }
}

/// A value that is known to cross no thread, whatever its type.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// A change of state that waits for the next update.
struct StateWrite {
  let transaction: Transaction
  let apply: @MainActor () -> Void
}

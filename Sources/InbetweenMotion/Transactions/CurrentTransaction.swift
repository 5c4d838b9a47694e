import Foundation

/// The transaction that state writes carry now, on this thread.
///
/// It is bound to the thread and to the extent of the body, not to the task: a `Task` that is started
/// inside `withAnimation` does not inherit it.
package enum CurrentTransaction {
  private final class Box {
    let transaction: Transaction
    init(_ transaction: Transaction) { self.transaction = transaction }
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key, nil)
    precondition(failure == 0, "no thread-specific storage is left, error \(failure)")
    return key
  }()

  /// The current transaction, or nil outside of any.
  package static var value: Transaction? {
    guard let pointer = pthread_getspecific(key) else { return nil }
    return Unmanaged<Box>.fromOpaque(pointer).takeUnretainedValue().transaction
  }

  /// Runs a body with a transaction inside the current one.
  package static func with<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    try replacing(value.map { $0.merging(transaction) } ?? transaction, body)
  }

  /// Runs a body outside of any transaction.
  package static func without<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = pthread_getspecific(key)
    pthread_setspecific(key, nil)
    defer { pthread_setspecific(key, outer) }
    return try body()
  }

  private static func replacing<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = pthread_getspecific(key)
    let box = Box(transaction)
    pthread_setspecific(key, Unmanaged.passUnretained(box).toOpaque())
    defer {
      pthread_setspecific(key, outer)
      withExtendedLifetime(box) {}
    }
    return try body()
  }
}

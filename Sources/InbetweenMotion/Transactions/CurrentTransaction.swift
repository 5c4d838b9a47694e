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

  private static let box = ThreadPointer()

  /// The current transaction, or nil outside of any.
  package static var value: Transaction? {
    guard let pointer = box.value else { return nil }
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
    try box.with(nil, body)
  }

  private static func replacing<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    let current = Box(transaction)
    return try withExtendedLifetime(current) {
      try box.with(Unmanaged.passUnretained(current).toOpaque(), body)
    }
  }
}

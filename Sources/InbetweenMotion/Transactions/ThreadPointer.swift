import Foundation

/// A pointer that each thread has for itself.
///
/// It tells what a synchronous call on this thread stands in. A task would be the wrong place: one that is
/// started inside would inherit it.
package struct ThreadPointer: Sendable {
  private let key: pthread_key_t

  /// Creates a pointer that is nil on all threads.
  package init() {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key, nil)
    precondition(failure == 0, "no thread-specific storage is left, error \(failure)")
    self.key = key
  }

  /// The pointer of the thread that asks.
  package var value: UnsafeMutableRawPointer? {
    get { pthread_getspecific(key) }
    nonmutating set { pthread_setspecific(key, newValue) }
  }

  /// Runs a body in which this thread's pointer is another one.
  package func with<Result>(
    _ pointer: UnsafeMutableRawPointer?, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = value
    value = pointer
    defer { value = outer }
    return try body()
  }
}

import Synchronization

/// Tells those who listen that an object is about to change.
///
/// It may be used from any thread.
public final class ObservableObjectPublisher: Sendable {
  private struct Listener {
    let number: Int
    let action: @Sendable () -> Void
  }

  private struct Listeners {
    var all: [Listener] = []
    var count = 0
  }

  private let listeners = Mutex(Listeners())

  /// Creates a publisher to which nobody listens.
  public init() {}

  /// Tells those who listen, in the order in which they began to.
  public func send() {
    for listener in listeners.withLock({ $0.all }) { listener.action() }
  }

  /// Has an action called each time; returns the number by which that ends.
  func listen(_ action: @escaping @Sendable () -> Void) -> Int {
    listeners.withLock {
      $0.count += 1
      $0.all.append(Listener(number: $0.count, action: action))
      return $0.count
    }
  }

  func endListening(_ number: Int) {
    listeners.withLock { $0.all.removeAll { $0.number == number } }
  }
}

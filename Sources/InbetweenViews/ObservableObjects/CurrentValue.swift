import Synchronization

/// A value that is set from any thread, and those who follow it.
final class CurrentValue<Value>: @unchecked Sendable {
  private struct Follower {
    let number: Int
    let action: (Value) -> Void
  }

  private struct Followers {
    var all: [Follower] = []
    var count = 0
  }

  private let lock = Mutex<Void>(())
  // Only read and written under the lock.
  private var value: Value
  private var followers = Followers()

  init(_ value: Value) { self.value = value }

  func set(_ value: Value) {
    let all = lock.withLock { _ in
      self.value = value
      return Unchecked(followers.all)
    }.value
    for follower in all { follower.action(value) }
  }
}

extension CurrentValue where Value: Sendable {
  /// The value, and each one that it is set to from now on.
  var stream: AsyncStream<Value> {
    AsyncStream { continuation in
      let (number, first) = lock.withLock { _ in
        followers.count += 1
        followers.all.append(
          Follower(number: followers.count) { continuation.yield($0) })
        return (followers.count, value)
      }
      continuation.yield(first)
      continuation.onTermination = { [weak self] _ in self?.end(number) }
    }
  }

  private func end(_ number: Int) {
    lock.withLock { _ in followers.all.removeAll { $0.number == number } }
  }
}

import Synchronization

/// What happened, in order.
final class Log: Sendable {
  private let stored = Mutex<[String]>([])

  var entries: [String] { stored.withLock { $0 } }

  func note(_ entry: String) { stored.withLock { $0.append(entry) } }
}

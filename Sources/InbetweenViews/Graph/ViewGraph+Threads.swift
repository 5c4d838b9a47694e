import InbetweenMotion

/// Which thread runs something of a graph's.
extension ViewGraph {
  private nonisolated static let running = ThreadPointer()

  /// Runs something that may evaluate bodies and handlers: what they read and write is known to be theirs.
  ///
  /// The main actor need not live on the main thread, so this is what tells a body from other code.
  func running<Result>(_ body: () throws -> Result) rethrows -> Result {
    try ViewGraph.running.with(Unmanaged.passUnretained(self).toOpaque(), body)
  }

  /// The graph that this thread runs something of; nil where it runs nothing of any.
  static var current: ViewGraph? {
    running.value.map { Unmanaged<ViewGraph>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Whether this thread is on the main actor and runs something of the graph's.
  nonisolated var isRunning: Bool {
    ViewGraph.running.value == Unmanaged.passUnretained(self).toOpaque()
  }
}

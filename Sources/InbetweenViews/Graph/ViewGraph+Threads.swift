import InbetweenMotion

/// Which thread runs something of a graph's.
extension ViewGraph {
  /// Runs something that may evaluate bodies and handlers: what they read and write is known to be theirs.
  func running<Result>(_ body: () throws -> Result) rethrows -> Result { try link.running(body) }

  /// The graph that this thread runs something of; nil where it runs nothing of any.
  static var current: ViewGraph? { GraphLink.current?.graph }

  /// Whether this thread is on the main actor and runs something of the graph's.
  nonisolated var isRunning: Bool { link.isRunning }

  /// The node that is being evaluated: it depends on whatever is read.
  var reader: _Node? {
    get { link.reader }
    set { link.reader = newValue }
  }
}

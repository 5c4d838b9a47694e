import InbetweenMotion
import Synchronization

/// What a graph leaves with those that may outlive it: its states and its environments.
///
/// It tells without a detour whether the thread that asks runs something of the graph's: an author may read a
/// state once for each cell of a picture.
final class GraphLink: @unchecked Sendable {
  /// The link of the graph of which a thread runs something.
  private static let running = ThreadPointer()

  /// The graph; nil once it has gone.
  @MainActor var graph: ViewGraph? { target }
  // Followed on the main actor only, where the graph ends it.
  nonisolated(unsafe) private unowned(unsafe) var target: ViewGraph?
  private let alive = Atomic(true)
  /// The node that is being evaluated: it depends on whatever is read.
  // Used only where the graph runs.
  nonisolated(unsafe) var reader: _Node? { didSet { readerID = reader.map(ObjectIdentifier.init) } }
  /// Which node that is, to be compared without holding it.
  nonisolated(unsafe) private(set) var readerID: ObjectIdentifier?

  /// Says whose link it is.
  @MainActor func begin(_ graph: ViewGraph) { target = graph }

  /// Says that the graph goes.
  func end() {
    alive.store(false, ordering: .releasing)
    target = nil
  }

  /// Whether the graph is there still, to be asked on any thread.
  var isAlive: Bool { alive.load(ordering: .acquiring) }

  /// Whether this thread is on the main actor and runs something of the graph's.
  var isRunning: Bool {
    GraphLink.running.value == UnsafeMutableRawPointer(Unmanaged.passUnretained(self).toOpaque())
  }

  /// Runs something that may evaluate bodies and handlers: what they read and write is known to be theirs.
  ///
  /// The main actor need not live on the main thread, so this is what tells a body from other code.
  func running<Result>(_ body: () throws -> Result) rethrows -> Result {
    try GraphLink.running.with(Unmanaged.passUnretained(self).toOpaque(), body)
  }

  /// The link of the graph that this thread runs something of; nil where it runs nothing of any.
  static var current: GraphLink? {
    running.value.map { Unmanaged<GraphLink>.fromOpaque($0).takeUnretainedValue() }
  }
}

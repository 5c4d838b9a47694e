import Foundation
import InbetweenMotion

/// The time of the frames, for tasks to sleep in.
///
/// Not in SwiftUI. In a terminal it goes with the clock on the wall. In a dump, a recording or a test it is the
/// virtual one: a task that sleeps is woken at its own time, between two frames too, and what it changes is
/// changed then. `Task.sleep` is waited for by nobody there.
public struct FrameClock: Equatable, Sendable {
  private let link: GraphLink?

  /// Creates the clock of a graph's frames, or of none.
  nonisolated init(_ link: GraphLink? = nil) { self.link = link }

  /// Sleeps until so much time has passed.
  ///
  /// Edges: does not sleep where there is no host whose frames are shown, nor for zero or less.
  /// Errors: throws `CancellationError` as soon as the task is cancelled or the host dropped.
  @MainActor
  public func sleep(for duration: Duration) async throws {
    try Task.checkCancellation()
    guard let link, duration > .zero else { return await Task.yield() }
    guard link.isAlive else { throw CancellationError() }
    let nap = Nap()
    try await withTaskCancellationHandler {
      // What waits holds nothing of the host, so that it can be dropped.
      try await withCheckedThrowingContinuation { continuation in
        let sleeper = Sleeper(continuation)
        nap.alarm = link.graph?.wakeAlarm(after: duration / .seconds(1)) { sleeper.wake() }
      }
    } onCancel: {
      Task { @MainActor in nap.alarm?.callOff() }
    }
  }

  nonisolated public static func == (lhs: FrameClock, rhs: FrameClock) -> Bool {
    lhs.link === rhs.link
  }

  /// The alarm of a task that sleeps, which only the host holds.
  @MainActor
  private final class Nap {
    weak var alarm: Alarm?
  }

  /// A task that sleeps; its sleep ends with an error where nothing is left that could wake it.
  private final class Sleeper {
    private var continuation: CheckedContinuation<Void, any Error>?

    init(_ continuation: CheckedContinuation<Void, any Error>) { self.continuation = continuation }

    func wake() {
      continuation?.resume()
      continuation = nil
    }

    deinit { continuation?.resume(throwing: CancellationError()) }
  }
}

extension ViewGraph {
  /// Has something done once so much time has passed since the present of the one who asks.
  fileprivate func wakeAlarm(after seconds: Double, _ action: @escaping () -> Void) -> Alarm {
    announceChange()
    let time = now + seconds
    let alarm = alarm(at: time, action)
    wakes.append((time, alarm))
    return alarm
  }

  /// When the next task wakes that sleeps on the frame clock; nil if none does.
  func nextWake() -> TimeInterval? {
    guard !wakes.isEmpty else { return nil }
    wakes.removeAll { !$0.alarm.isSet }
    return wakes.lazy.map(\.time).min()
  }
}

private nonisolated enum FrameClockKey: EnvironmentKey {
  static var defaultValue: FrameClock { FrameClock() }
}

extension EnvironmentValues {
  /// The clock of the frames that show the view.
  ///
  /// Not in SwiftUI.
  public internal(set) var frameClock: FrameClock {
    get { self[FrameClockKey.self] }
    set { self[FrameClockKey.self] = newValue }
  }
}

import Foundation
import InbetweenDrawing

/// Plays a script over and over on a source that also takes events from outside.
///
/// Not in SwiftUI. The script's waits include the one at its end, after which it begins anew. An event that
/// the source refuses ends the play, and ``failure`` says why.
@MainActor
public final class AutoplaySource: FrameSource {
  /// Why the play ended; nil while it goes on.
  public private(set) var failure: (any Error)?
  private let source: any FrameSource
  private let script: InputScript
  private var position = 0
  private var start: TimeInterval = 0

  /// The most events that are sent for one frame: after a long gap the script begins anew.
  private static let limit = 1000

  /// Creates a source; a script that takes no time is not played.
  public init(_ source: any FrameSource, script: InputScript) {
    self.source = source
    self.script = script
  }

  public var onInvalidate: (@MainActor () -> TimeInterval)? {
    get { source.onInvalidate }
    set { source.onInvalidate = newValue }
  }

  @discardableResult
  public func send(_ event: InputEvent, at time: TimeInterval) throws -> Handled {
    play(until: time)
    return try source.send(event, at: time)
  }

  public func frame(at time: TimeInterval, in size: GridSize) -> Frame {
    play(until: time)
    var frame = source.frame(at: time, in: size)
    if let next = nextEvent { frame.nextUpdate = min(frame.nextUpdate ?? next, next) }
    return frame
  }

  /// When the next event is sent; nil when the play is over.
  private var nextEvent: TimeInterval? {
    guard failure == nil, script.nanoseconds > 0, !script.steps.isEmpty else { return nil }
    return start + script.steps[position].time
  }

  private func play(until time: TimeInterval) {
    var count = 0
    while let next = nextEvent, next <= time + VirtualClock.slack {
      count += 1
      if count > AutoplaySource.limit {
        (start, position) = (time, 0)
        return
      }
      do {
        try source.send(script.steps[position].event, at: next)
      } catch {
        failure = error
        return
      }
      position += 1
      if position == script.steps.count {
        position = 0
        start += Double(script.nanoseconds) / 1e9
      }
    }
  }
}

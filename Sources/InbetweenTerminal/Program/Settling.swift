import Foundation
import InbetweenDrawing

/// Runs a source on a clock of its own, as fast as it can, until its picture changes no more.
@MainActor
final class Settling {
  /// The longest that is waited for a picture that never settles, in seconds.
  private static let patience: TimeInterval = 5
  /// The most turns in which tasks may change the picture at one time.
  private static let mostTurns = 64

  private let source: any FrameSource
  private let interval: TimeInterval
  private var time: TimeInterval = 0
  private var isInvalid = false

  init(source: any FrameSource, frameRate: Int) {
    self.source = source
    interval = 1 / Double(frameRate)
  }

  /// Returns the picture at the first time from which it does not change by itself, 5 s at most.
  func frame(in size: GridSize) -> Frame {
    source.onInvalidate = { [weak self] in self?.noteInvalidation() ?? 0 }
    defer { source.onInvalidate = nil }
    while true {
      guard let next = nextUpdate(in: size), time < Self.patience else {
        return source.frame(at: time, in: size)
      }
      time = min(Self.patience, max(next, time + interval))
    }
  }

  private func nextUpdate(in size: GridSize) -> TimeInterval? {
    var next: TimeInterval?
    for _ in 0..<Self.mostTurns {
      isInvalid = false
      next = source.frame(at: time, in: size).nextUpdate
      // Tasks run here, those that wait for nothing to their end.
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
      if !isInvalid { break }
    }
    return next
  }

  private func noteInvalidation() -> TimeInterval {
    isInvalid = true
    return time
  }
}

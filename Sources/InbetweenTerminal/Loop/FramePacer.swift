import Foundation

/// When the next frame is due: on a grid of frame times while something moves, at once after a rest.
///
/// A frame that comes late takes the next place on the grid; those between are dropped, never caught up.
struct FramePacer {
  /// The distance of two frames, in seconds.
  let interval: TimeInterval
  private var anchor: TimeInterval = 0
  private var last: TimeInterval

  /// Creates a pacer; the rate is in frames a second, above 0.
  init(frameRate: Int) {
    interval = 1 / Double(frameRate)
    last = -interval
  }

  /// Returns when to show a frame that is wanted at a time; a time in the past is as good as now.
  func due(wanted: TimeInterval) -> TimeInterval { max(wanted, nextPlace) }

  /// Notes that a frame was shown.
  mutating func showed(at time: TimeInterval) {
    if time >= nextPlace + interval { anchor = time }
    last = time
  }

  private var nextPlace: TimeInterval {
    // The slack keeps a place from coming out twice when a sum falls short by its last bit.
    anchor + (((last - anchor) / interval + 1e-6).rounded(.down) + 1) * interval
  }
}

import Foundation
import InbetweenMotion

extension Animator {
  /// Times a motion whose numbers are not in the pool.
  func begin(
    _ track: AnimatedTrack, logicalEnd: TimeInterval, end: TimeInterval, transaction: Transaction
  ) {
    if !track.isActive { trackCount += 1 }
    track.begin(listeners(of: transaction, logicalEnd: min(logicalEnd, end)))
    deadlines.schedule(.trackEnd(track, epoch: track.epoch), at: end)
  }

  /// Ends such a motion; who waits for it waits no longer.
  func end(_ track: AnimatedTrack) {
    guard track.isActive else { return }
    trackCount -= 1
    for listener in track.end() { finish(listener) }
  }
}

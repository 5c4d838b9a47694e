import Foundation
import InbetweenDrawing

/// One frame of a recording.
///
/// Not in SwiftUI.
public struct RecordedFrame: Sendable {
  /// Its number: at 20 frames a second frame 3 is at 0.15 s, wherever the recording begins.
  public let number: Int
  /// Its time since the run began, in seconds.
  public let time: TimeInterval
  /// The picture.
  public let list: DisplayList
  /// When the picture changes by itself; nil, never.
  public let nextUpdate: TimeInterval?
  /// Where the terminal's cursor stands; nil where it is hidden.
  public let cursor: CellPoint?
  /// What views asked of the terminal since the recorded frame before.
  public let requests: [Frame.Request]

  /// Creates a frame.
  public init(
    number: Int, time: TimeInterval, list: DisplayList, nextUpdate: TimeInterval? = nil,
    cursor: CellPoint? = nil, requests: [Frame.Request] = []
  ) {
    self.number = number
    self.time = time
    self.list = list
    self.nextUpdate = nextUpdate
    self.cursor = cursor
    self.requests = requests
  }
}

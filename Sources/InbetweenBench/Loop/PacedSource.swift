import Inbetween

/// A source that asks for one frame after the other, and reads a clock at both ends of the measured ones.
@MainActor
final class PacedSource: FrameSource {
  var onInvalidate: (@MainActor () -> TimeInterval)?

  /// How many frames go by before the measured ones.
  static let warmUp = 6

  private let frames: Int
  private let clock: () -> Double
  private let picture: @MainActor (Int) throws -> DisplayList
  private var count = 0
  private var start = 0.0
  /// What the measured frames took; nil until all have gone by.
  private(set) var seconds: Double?
  /// What a picture failed with, which ends the loop.
  private(set) var failure: (any Error)?

  /// Creates a source of a number of measured frames; `picture` gives them by their numbers, from 0.
  init(
    frames: Int, clock: @escaping () -> Double,
    picture: @escaping @MainActor (Int) throws -> DisplayList
  ) {
    self.frames = frames
    self.clock = clock
    self.picture = picture
  }

  func send(_ event: InputEvent, at time: TimeInterval) -> Handled { .ignored }

  func frame(at time: TimeInterval, in size: GridSize) -> Frame {
    if count == Self.warmUp { start = clock() }
    guard count < Self.warmUp + frames else {
      seconds = clock() - start
      return Self.last(in: size, code: 0)
    }
    do {
      let list = try picture(count)
      count += 1
      return Frame(list: list, nextUpdate: time)
    } catch {
      failure = error
      return Self.last(in: size, code: 1)
    }
  }

  private static func last(in size: GridSize, code: Int32) -> Frame {
    Frame(list: DisplayList(size: size), nextUpdate: nil, requests: [.exit(code)])
  }
}

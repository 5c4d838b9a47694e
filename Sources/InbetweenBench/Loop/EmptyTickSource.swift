import CBench
import Inbetween

/// A source that asks for each frame and shows nothing: what its frames cost is the run loop alone.
@MainActor
final class EmptyTickSource: FrameSource {
  var onInvalidate: (@MainActor () -> TimeInterval)?

  /// How many ticks go by before the measured ones.
  static let warmUp = 6

  private let ticks: Int
  private var count = 0
  private var start = 0.0
  /// The processor time of the measured ticks, in seconds; nil until all have gone by.
  private(set) var seconds: Double?

  init(ticks: Int) { self.ticks = ticks }

  func send(_ event: InputEvent, at time: TimeInterval) -> Handled { .ignored }

  func frame(at time: TimeInterval, in size: GridSize) -> Frame {
    count += 1
    let list = DisplayList(size: size)
    if count == Self.warmUp { start = cbench_process_seconds() }
    guard count == Self.warmUp + ticks else { return Frame(list: list, nextUpdate: time) }
    seconds = cbench_process_seconds() - start
    return Frame(list: list, nextUpdate: nil, requests: [.exit(0)])
  }
}

/// A renderer that writes nothing.
@MainActor
final class EmptyRenderer: FrameRenderer {
  func render(
    _ frame: consuming Frame, fullRepaint: Bool, write: (UnsafeRawBufferPointer) -> Void
  ) {}
}

import Foundation
import InbetweenDrawing

/// A recording: the frames that a source showed at the times of a virtual clock.
///
/// Not in SwiftUI. The same source, script, size and clock give the same recording on every machine.
public struct FrameSequence: Sendable {
  /// What the recording shows, for headers.
  public let scene: String
  /// The size of the window at the beginning.
  public let size: GridSize
  /// How many frames a second has.
  public let fps: Double
  /// What lies under everything.
  public let background: RGBA
  /// The frames by time.
  public let frames: [RecordedFrame]

  /// The most frames that a recording has.
  public static let frameLimit = 1_000_000
  /// The latest moment of a recording, in seconds.
  public static let timeLimit: TimeInterval = 1_000_000

  /// Creates a recording from its frames.
  public init(
    scene: String, size: GridSize, fps: Double, background: RGBA = .black, frames: [RecordedFrame]
  ) {
    self.scene = scene
    self.size = size
    self.fps = fps
    self.background = background
    self.frames = frames
  }

  /// Records the frames in a span of time, both ends included.
  ///
  /// The source is mounted at time 0; each event of the script is sent at its own time, also before
  /// `start`, and before the frame at that time. Units: seconds. Edges: what the script holds for later is
  /// not sent; the recording is empty when no frame falls into the span.
  /// Errors: throws ``RecordingError`` for numbers that make no recording, ``OutsideWindowError`` for a tap
  /// outside of the window, and what the source throws for a name that nothing on screen has.
  @MainActor
  public static func record(
    _ source: any FrameSource, scene: String = "", script: InputScript = InputScript(),
    size: GridSize, fps: Double = 20, from start: TimeInterval = 0, duration: TimeInterval
  ) async throws -> FrameSequence {
    try await record(
      source, scene: scene, script: script, size: size, fps: fps, from: start,
      span: .duration(duration))
  }

  /// Records a number of frames.
  ///
  /// As ``record(_:scene:script:size:fps:from:duration:)``, but counted: the first frame is the first one
  /// that is not before `start`.
  @MainActor
  public static func record(
    _ source: any FrameSource, scene: String = "", script: InputScript = InputScript(),
    size: GridSize, fps: Double = 20, from start: TimeInterval = 0, frames count: Int
  ) async throws -> FrameSequence {
    try await record(
      source, scene: scene, script: script, size: size, fps: fps, from: start, span: .count(count))
  }

  @MainActor
  private static func record(
    _ source: any FrameSource, scene: String, script: InputScript, size: GridSize, fps: Double,
    from start: TimeInterval, span: FrameSpan
  ) async throws -> FrameSequence {
    var background = RGBA.black
    var frames: [RecordedFrame] = []
    try await play(
      source, scene: scene, script: script, size: size, fps: fps, from: start, span: span,
      begin: {
        background = $0.background
        frames.reserveCapacity($0.count)
      }, frame: { frames.append($0) })
    return FrameSequence(
      scene: scene, size: size, fps: fps, background: background, frames: frames)
  }

  /// Plays a source as ``record(_:scene:script:size:fps:from:duration:)`` does, and keeps nothing: hands over the
  /// header first, and each frame as soon as it is made.
  ///
  /// Errors: throws also what the closures throw, which ends the play.
  @MainActor
  package static func play(
    _ source: any FrameSource, scene: String, script: InputScript, size: GridSize, fps: Double,
    from start: TimeInterval, span: FrameSpan,
    begin: @MainActor (RecordingHeader) throws -> Void,
    frame body: @MainActor (RecordedFrame) throws -> Void
  ) async throws {
    let (clock, numbers) = try span.frames(fps: fps, from: start)
    var player = await ScriptPlayer(source, script: script, size: size)
    defer { player.finish() }
    try begin(
      RecordingHeader(
        scene: scene, size: size, fps: clock.fps, background: player.background,
        count: numbers.count))
    for number in numbers {
      let time = clock.time(ofFrame: number)
      try await player.advance(to: time)
      try body(player.recordedFrame(number: number, time: time))
    }
  }

  /// Returns the picture at which a source comes to rest: the first one after the script's last event that
  /// does not change by itself, or the one 5 seconds after that event where there is none.
  ///
  /// The frame's number counts sixtieths of a second.
  /// Errors: throws ``OutsideWindowError`` for a tap outside of the window, and what the source throws for a
  /// name that nothing on screen has.
  @MainActor
  public static func settled(
    _ source: any FrameSource, script: InputScript = InputScript(), size: GridSize
  ) async throws -> RecordedFrame {
    var player = await ScriptPlayer(source, script: script, size: size)
    defer { player.finish() }
    let clock = VirtualClock(fps: 60)
    var time = script.steps.last?.time ?? 0
    let limit = time + 5
    try await player.advance(to: time)
    while let next = player.nextUpdate, time < limit {
      let later = time + 2 * VirtualClock.slack
      time = min(limit, next > later ? next : clock.time(ofFrame: clock.firstFrame(from: later)))
      try await player.advance(to: time)
    }
    return player.recordedFrame(number: clock.firstFrame(from: time), time: time)
  }
}

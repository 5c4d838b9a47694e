import CBench
import Inbetween

/// What a scene's frames were made of: how often views were evaluated and measured, what each stage cost, and
/// how many bytes a terminal got.
package struct SceneTrace {
  /// The counts of one type of view or modifier.
  package struct ViewCounts: Equatable {
    package let type: String
    /// Evaluations of its body, until the first frame and after that.
    package let bodies: (first: Int, later: Int)
    /// Measurements, those repeated from a cache left out.
    package let layouts: (first: Int, later: Int)

    package static func == (lhs: ViewCounts, rhs: ViewCounts) -> Bool {
      lhs.type == rhs.type && lhs.bodies == rhs.bodies && lhs.layouts == rhs.layouts
    }
  }

  let scene: String
  let size: GridSize
  let fps: Double
  /// The counts, by the name of the type.
  package private(set) var views: [ViewCounts] = []
  /// Processor seconds of all frames, stage by stage in the order of a frame.
  private(set) var stages: [(name: String, seconds: Double)] = []
  /// The bytes of each frame.
  package private(set) var bytes: [Int] = []

  /// Plays a scene on a virtual clock, and notes what happens.
  ///
  /// Errors: throws ``RecordingError`` for numbers that make no recording, and what the host throws for a
  /// name that nothing on screen has.
  @MainActor
  package static func run(
    _ host: ViewHost, scene: String, script: InputScript, size: GridSize, fps: Double,
    duration: Double
  ) async throws -> SceneTrace {
    let clock = try RecordingError.checkedClock(fps: fps, from: 0, duration: duration)
    let source = TracedSource(host)
    var player = await ScriptPlayer(source, script: script, size: size)
    defer { player.finish() }
    var trace = SceneTrace(scene: scene, size: size, fps: fps)
    var first = UpdateCounters()
    for number in clock.frames(from: 0, duration: duration) {
      try await player.advance(to: clock.time(ofFrame: number))
      trace.bytes.append(source.takeByteCount())
      if trace.bytes.count == 1 { first = host.counters }
    }
    trace.views = counts(first: first, all: host.counters)
    trace.stages = source.costs
    return trace
  }

  private static func counts(first: UpdateCounters, all: UpdateCounters) -> [ViewCounts] {
    Set(all.bodies.keys).union(all.layouts.keys).sorted().map { type in
      func split(_ counts: KeyPath<UpdateCounters, [String: Int]>) -> (first: Int, later: Int) {
        let start = first[keyPath: counts][type] ?? 0
        return (start, (all[keyPath: counts][type] ?? 0) - start)
      }
      return ViewCounts(type: type, bodies: split(\.bodies), layouts: split(\.layouts))
    }
  }
}

import CBench
import Inbetween

/// A host whose frames are turned into a terminal's bytes at once, with the cost of each stage.
@MainActor
final class TracedSource: FrameSource {
  private let host: ViewHost
  private let renderer = ScreenRenderer(edges: .subcell, colors: .trueColor)
  private var seconds = [Double](repeating: 0, count: TracedSource.names.count)
  private var mark = 0.0
  private var byteCount = 0
  private var hasRendered = false

  private static let names = UpdateStage.allCases.map(\.rawValue) + ["raster", "write"]

  init(_ host: ViewHost) {
    self.host = host
    host.stageDidEnd = { [weak self] stage in
      if let place = UpdateStage.allCases.firstIndex(of: stage) { self?.end(place) }
    }
    renderer.didRasterize = { [weak self] in self?.end(TracedSource.names.count - 2) }
  }

  /// What each stage has cost, in processor seconds of this thread.
  var costs: [(name: String, seconds: Double)] {
    zip(TracedSource.names, seconds).map { (name: $0, seconds: $1) }
  }

  /// Returns how many bytes there were since this was asked last.
  func takeByteCount() -> Int {
    defer { byteCount = 0 }
    return byteCount
  }

  // MARK: FrameSource

  var onInvalidate: (@MainActor () -> Double)? {
    get { host.onInvalidate }
    set { host.onInvalidate = newValue }
  }

  func send(_ event: InputEvent, at time: Double) throws -> Handled {
    mark = cbench_thread_seconds()
    return try host.send(event, at: time)
  }

  func frame(at time: Double, in size: GridSize) -> Frame {
    mark = cbench_thread_seconds()
    let frame = host.frame(at: time, in: size)
    renderer.render(frame, fullRepaint: !hasRendered) { byteCount += $0.count }
    end(TracedSource.names.count - 1)
    hasRendered = true
    return frame
  }

  /// Counts what passed since the stage before as a stage's.
  private func end(_ stage: Int) {
    let now = cbench_thread_seconds()
    seconds[stage] += now - mark
    mark = now
  }
}

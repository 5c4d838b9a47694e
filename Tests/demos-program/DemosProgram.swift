import DemoCatalog
import Inbetween

/// Prints what every demo shows while it is played: places of nodes, pictures and bytes for a terminal.
@main
struct DemosProgram {
  static func main() async throws {
    for demo in Demo.all { print(try await dump(demo)) }
  }

  @MainActor
  private static func dump(_ demo: Demo) async throws -> String {
    // After what the demo plays by itself a drag, in the middle of which a frame is taken.
    let script = try InputScript(
      demo.autoplay
        + "\nwait 0.3; press 20,5; wait 0.1; move 23,6; wait 0.1; move 30,6; wait 0.2\nrelease 30,6"
    )
    let host = demo.host(describesNodes: true)
    let duration = Double(script.nanoseconds) / 1e9 + 0.5
    let sequence = try await FrameSequence.record(
      host, scene: demo.name, script: script, size: GridSize(columns: 60, rows: 16), fps: 2,
      duration: duration)
    let formats: [any FrameFormat] = [LayoutFrameFormat(), FilmFormat(), ANSIFormat()]
    return (formats.map { String(decoding: $0.bytes(of: sequence), as: UTF8.self) } + host.warnings)
      .joined(separator: "\n")
  }
}

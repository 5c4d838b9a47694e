import Inbetween
import InbetweenBench

/// `inbetween trace SCENE`: what a scene's frames are made of.
enum TraceCommand {
  private static let options = ["--script", "--script-file", "--fps", "--duration", "--size"]

  @MainActor
  static func run(_ arguments: [String]) throws {
    let arguments = try Arguments(arguments, options: options, flags: ["--json"])
    guard !arguments.asksForHelp else { return try Output.write(Array(help.utf8)) }
    let demo = try arguments.scene(for: "trace")
    let script = try arguments.script() ?? InputScript(demo.autoplay)
    let fps = try arguments.framesPerSecond()
    let duration = try arguments.seconds("--duration") ?? (script.steps.last?.time ?? 0) + 1
    let size = try arguments.windowSize()
    let host = demo.host()
    let trace = try playing(host) {
      try await SceneTrace.run(
        host, scene: demo.name, script: script, size: size, fps: fps, duration: duration)
    }
    try Output.write(Array((arguments.has("--json") ? trace.json : trace.table).utf8))
  }

  private static let help = """
    usage: inbetween trace SCENE [options]

    Plays a scene on a virtual clock and prints how often the bodies of each type of view were evaluated and how
    often they were measured, for the first frame and later; what each stage of a frame cost in processor time;
    and how many bytes a terminal got. The counts are the same each time. Only a release build tells something
    about costs: swift run -c release inbetween trace.

      events   handlers, and what falls due
      update   bodies that are evaluated
      layout   sizes and places
      match    views that share a geometry
      present  what moves, written into the picture
      raster   the picture's cells
      write    the bytes of what differs

      --script TEXT        what happens: wait 0.1; tap "Week"; key right (what the scene plays by itself)
      --script-file FILE   the same from a file, a line each; # begins a comment
      --fps N              frames a second (20)
      --duration SECONDS   how long (until a second after the script)
      --size CxR           columns and rows (80x24)
      --json               a line of JSON

    """
}

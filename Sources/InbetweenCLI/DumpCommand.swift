import DemoCatalog
import Inbetween

/// `inbetween dump SCENE`: the frames of a scene on a virtual clock.
enum DumpCommand {
  private static let options = [
    "--script", "--script-file", "--fps", "--from", "--duration", "--frames", "--size", "--format",
    "--edges", "--glyphs", "--colors", "-o",
  ]

  @MainActor
  static func run(_ arguments: [String]) throws {
    let arguments = try Arguments(arguments, options: options, flags: ["--reduce-motion"])
    guard !arguments.asksForHelp else { return try Output.write(Array(help.utf8)) }
    guard arguments.text("-o") != "" else { throw UsageError("-o needs a file's name, got \"\"") }
    let demo = try arguments.scene(for: "dump")
    let format = try format(arguments)
    try play(demo, arguments, as: format)
  }

  private static func format(_ arguments: Arguments) throws -> any StreamedFormat {
    let name = arguments.text("--format") ?? "json"
    // The same command gives the same bytes: what is best is not asked of the terminal.
    let edges = try choice("--edges", "edge style", arguments, auto: EdgeStyle.subcell)
    let colors = try choice("--colors", "colour mode", arguments, auto: ColorMode.trueColor)
    let glyphs = try choice("--glyphs", "glyph set", arguments, auto: GlyphSet.blocks)
    let formats: [any StreamedFormat] = [
      LayoutFrameFormat(), FilmFormat(colors: colors, edges: edges, glyphs: glyphs),
      ANSIFormat(colors: colors, edges: edges, glyphs: glyphs),
      SVGFormat(edges: edges, glyphs: glyphs),
    ]
    guard let format = formats.first(where: { $0.name == name }) else {
      throw UsageError.unknown("format", name, known: formats.map(\.name))
    }
    try refuseUnused(arguments, by: name)
    return format
  }

  /// Refuses options that would change nothing in a format.
  private static func refuseUnused(_ arguments: Arguments, by format: String) throws {
    let unused = ["json": ["--edges", "--glyphs", "--colors"], "svg": ["--colors"]][format] ?? []
    guard let option = unused.first(where: { arguments.text($0) != nil }) else { return }
    throw UsageError("\(option) does nothing for the format \(format): leave it out")
  }

  /// Returns what the name behind an option stands for; `auto`, and no name, stand for a value of their own.
  private static func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ option: String, _ kind: String, _ arguments: Arguments, auto: Value
  ) throws -> Value {
    guard let name = arguments.text(option), name != "auto" else { return auto }
    guard let value = Value(rawValue: name) else {
      let names = ["auto"] + Value.allCases.map(\.rawValue)
      throw UsageError.unknown(kind, name, known: names)
    }
    return value
  }

  /// Plays a scene, and writes each frame as soon as it is made, where the format allows it.
  @MainActor
  private static func play(_ demo: Demo, _ arguments: Arguments, as format: any StreamedFormat)
    throws
  {
    let script = try arguments.script() ?? InputScript()
    let fps = try arguments.framesPerSecond()
    let from = try arguments.seconds("--from") ?? 0
    let span = try span(arguments)
    let size = try arguments.windowSize()
    let host = demo.host(describesNodes: true)
    host.reducesMotion = arguments.has("--reduce-motion")
    let output = try RecordingOutput(format, path: arguments.text("-o"))
    try playing(host) {
      try await FrameSequence.play(
        host, scene: demo.name, script: script, size: size, fps: fps, from: from, span: span,
        begin: output.begin, frame: output.add)
      try output.finish()
    }
  }

  private static func span(_ arguments: Arguments) throws -> FrameSpan {
    let duration = try arguments.seconds("--duration")
    let frames = try arguments.count("--frames", in: 1...FrameSequence.frameLimit)
    guard duration == nil || frames == nil else {
      throw UsageError("--duration and --frames say the same: give one of them")
    }
    return frames.map { .count($0) } ?? .duration(duration ?? 0.4)
  }

  private static let help = """
    usage: inbetween dump SCENE [options]

    Prints the frames of a scene on a virtual clock. The same command gives the same bytes.

      --script TEXT        what happens: wait 0.1; tap "Week"; tap 12,3; key right; resize 60x20
      --script-file FILE   the same from a file, a line each; # begins a comment
      --fps N              frames a second (20)
      --from SECONDS       the time of the first frame (0)
      --duration SECONDS   how long (0.4)
      --frames N           how many frames, in place of --duration
      --size CxR           columns and rows (80x24)
      --reduce-motion      fade what would move, and let nothing go on for ever
      --format FORMAT      json: where each node stands, as JSON lines (json)
                           film: pictures in text, with a map of their styles
                           ansi: the bytes for a terminal
                           svg: a picture for a browser, which moves if it has several frames
      --edges STYLE        how shapes end inside a cell: subcell or cell; auto is subcell (subcell;
                           not json)
      --glyphs SET         what the parts of cells are drawn with: octant, sextant, block, half or
                           ascii; auto is block (block; not json)
      --colors MODE        truecolor, 256, 16, or none: a highlight is reverse video then; auto is
                           truecolor (truecolor; film and ansi)
      -o FILE              writes a file in place of standard output

    """
}

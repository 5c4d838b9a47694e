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
    let arguments = try Arguments(arguments, options: options)
    guard !arguments.asksForHelp else { return try Output.write(Array(help.utf8)) }
    guard arguments.text("-o") != "" else { throw UsageError("-o needs a file's name, got \"\"") }
    let demo = try scene(arguments)
    let format = try format(arguments)
    let sequence = try record(demo, arguments)
    let bytes = format.bytes(of: sequence)
    if let path = arguments.text("-o") {
      try Output.write(bytes, to: path)
    } else {
      try Output.write(bytes)
    }
  }

  private static func scene(_ arguments: Arguments) throws -> Demo {
    guard let name = arguments.words.first else {
      throw UsageError("dump needs a scene: try inbetween list")
    }
    guard arguments.words.count == 1 else {
      throw UsageError("dump takes one scene, got also \"\(arguments.words[1])\"")
    }
    return try Demo.scene(named: name)
  }

  private static func format(_ arguments: Arguments) throws -> any FrameFormat {
    let name = arguments.text("--format") ?? "json"
    let colors = try choice("--colors", "colour mode", arguments) ?? ColorMode.trueColor
    let edges = try choice("--edges", "edge style", arguments) ?? EdgeStyle.subcell
    // The same command gives the same bytes: what is best is not asked of the terminal.
    let isAutomatic = arguments.text("--glyphs") == "auto"
    let glyphs =
      try isAutomatic ? GlyphSet.blocks : choice("--glyphs", "glyph set", arguments) ?? .blocks
    let formats: [any FrameFormat] = [
      LayoutFrameFormat(), FilmFormat(colors: colors, edges: edges, glyphs: glyphs),
      ANSIFormat(colors: colors, edges: edges, glyphs: glyphs),
      SVGFormat(edges: edges, glyphs: glyphs),
    ]
    guard let format = formats.first(where: { $0.name == name }) else {
      throw UsageError.unknown("format", name, known: formats.map(\.name))
    }
    return format
  }

  /// Returns what the name behind an option stands for; nil without the option.
  private static func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ option: String, _ kind: String, _ arguments: Arguments
  ) throws -> Value? {
    guard let name = arguments.text(option) else { return nil }
    guard let value = Value(rawValue: name) else {
      throw UsageError.unknown(kind, name, known: Value.allCases.map(\.rawValue))
    }
    return value
  }

  @MainActor
  private static func record(_ demo: Demo, _ arguments: Arguments) throws -> FrameSequence {
    let script = try script(arguments)
    let fps = try arguments.number("--fps", in: VirtualClock.rates, unit: "frames a second") ?? 20
    let seconds = 0...FrameSequence.timeLimit
    let from = try arguments.number("--from", in: seconds, unit: "seconds") ?? 0
    let duration = try arguments.number("--duration", in: seconds, unit: "seconds")
    let frames = try arguments.count("--frames", in: 1...FrameSequence.frameLimit)
    guard duration == nil || frames == nil else {
      throw UsageError("--duration and --frames say the same: give one of them")
    }
    let size = try size(arguments)
    let host = demo.host(describesNodes: true)
    defer { for warning in host.warnings { Output.complain("warning: \(warning)") } }
    do {
      return try waiting {
        if let frames {
          return try await FrameSequence.record(
            host, scene: demo.name, script: script, size: size, fps: fps, from: from,
            frames: frames)
        }
        return try await FrameSequence.record(
          host, scene: demo.name, script: script, size: size, fps: fps, from: from,
          duration: duration ?? 0.4)
      }
    } catch let error as UnknownNameError {
      throw UsageError("script: \(error)")
    } catch let error as RecordingError {
      throw UsageError("\(error)")
    }
  }

  private static func script(_ arguments: Arguments) throws -> InputScript {
    var text = arguments.text("--script") ?? ""
    if let path = arguments.text("--script-file") {
      guard arguments.text("--script") == nil else {
        throw UsageError("--script and --script-file say the same: give one of them")
      }
      text = try scriptFile(path)
    }
    do {
      return try InputScript(text)
    } catch let error as InputScriptError {
      throw UsageError("\(error)")
    }
  }

  /// Reads a script from a file, which may be a pipe too.
  private static func scriptFile(_ path: String) throws -> String {
    let data: Data
    do {
      data = try FileHandle(forReadingFrom: URL(fileURLWithPath: path)).readToEnd() ?? Data()
    } catch {
      throw UsageError("cannot read the script \"\(path)\": \(Output.reason(error))")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw UsageError("cannot read the script \"\(path)\": it is no text in UTF-8")
    }
    return text
  }

  private static func size(_ arguments: Arguments) throws -> GridSize {
    guard let text = arguments.text("--size") else { return GridSize(columns: 80, rows: 24) }
    guard let size = TerminalOptions.size(text) else {
      throw UsageError(
        "--size takes columns x rows, each from 1 to 1000, as in 80x24, got \"\(text)\"")
    }
    return size
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
      --format FORMAT      json: where each node stands, as JSON lines (json)
                           film: pictures in text, with a map of their styles
                           ansi: the bytes for a terminal
                           svg: a picture for a browser, which moves if it has several frames
      --edges subcell|cell how shapes end inside a cell (subcell; not json)
      --glyphs SET         what the parts of cells are drawn with: octant, sextant, block, half or
                           ascii; auto is block (block; not json)
      --colors MODE        truecolor, 256, 16, or none: a highlight is reverse video then
                           (truecolor; film and ansi)
      -o FILE              writes a file in place of standard output

    """
}

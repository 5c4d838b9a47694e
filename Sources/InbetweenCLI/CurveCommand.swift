import Inbetween

/// `inbetween curve NAME`: how a curve or an animation moves.
enum CurveCommand {
  static let formats = ["plot", "csv", "json"]

  @MainActor
  static func run(_ arguments: [String]) throws {
    let arguments = try Arguments(
      arguments, options: ["--samples", "--from", "--to", "--format"], flags: ["--velocity"])
    guard !arguments.asksForHelp else { return try Output.write(Array(help.utf8)) }
    let format = arguments.text("--format") ?? "plot"
    guard formats.contains(format) else {
      throw UsageError.unknown("format", format, known: formats)
    }
    guard !arguments.words.isEmpty else {
      throw UsageError("curve needs the name of a curve: try inbetween list curves")
    }
    let range = -1e9...1e9
    let start = try arguments.number("--from", in: range, unit: "a number") ?? 0
    let end = try arguments.number("--to", in: range, unit: "a number") ?? 1
    guard start != end else {
      throw UsageError("--from and --to are both \(DecimalText.word(start)): nothing moves then")
    }
    let samples = try arguments.count("--samples", in: 2...100_000)
    let report = CurveReport(
      curves: try arguments.words.map(NamedCurve.named), start: start, end: end,
      samples: samples ?? (format == "plot" ? 257 : 21), hasVelocity: arguments.has("--velocity"))
    let text =
      switch format {
      case "csv": report.csv
      case "json": report.json
      default: report.plot
      }
    try Output.write(Array(text.utf8))
  }

  private static let help = """
    usage: inbetween curve NAME|CSS... [options]

    Shows how a curve or an animation moves, or how several compare. Curves alone stand over their progress;
    with an animation beside them all stand over seconds, where a curve takes 0.35 s. An animation that never
    ends is shown for 10 s.

      --samples N      how many values, both ends included (21; 257 for a plot)
      --from A         the value at the start (0)
      --to B           the value at the end (1)
      --velocity       how fast the value changes, too
      --format FORMAT  plot: braille, with axes (plot)
                       csv:  a line for each value
                       json: a line for each curve

    inbetween list curves tells the names; ease-in-out is easeInOut. CSS is an easing function, perhaps with a
    duration and a delay, or a spring: "cubic-bezier(0.68, -0.6, 0.32, 1.6)", "linear(0, 0.3 40%, 1)",
    "steps(4, jump-both)", "ease-out 0.5s 100ms", "spring(duration: 0.5, bounce: 0.3)".

    """
}

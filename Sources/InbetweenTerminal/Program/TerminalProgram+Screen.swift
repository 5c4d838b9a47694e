import Foundation
import InbetweenDrawing
import InbetweenRendering

extension TerminalProgram {
  /// Runs a source on the whole screen until something ends it, and returns the exit code.
  ///
  /// `autoplay` is what `--autoplay` plays, over and over. Errors: throws if the terminal cannot be used, if
  /// there is nothing to play, and what the source throws for an event.
  package static func run(
    _ source: any FrameSource, options: TerminalOptions, autoplay: InputScript? = nil
  ) throws -> Int32 {
    let environment = ProcessInfo.processInfo.environment
    let glyphs = options.glyphs ?? GlyphSet(environment: environment)
    let renderer = ScreenRenderer(
      edges: options.edges, glyphs: glyphs,
      colors: options.colors ?? ColorMode(environment: environment),
      features: ANSIWriter.Features(environment: environment))
    func run(_ source: any FrameSource) throws -> Int32 {
      try self.run(source, options: options, renderer: renderer) {
        ScreenRenderer.text(of: $0, glyphs: glyphs)
      }
    }
    guard options.autoplays else { return try run(source) }
    guard let autoplay else { throw TerminalOptionsError.nothingToPlay }
    let player = AutoplaySource(source, script: autoplay)
    let code = try run(player)
    if let failure = player.failure { throw failure }
    return code
  }
}

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
    let renderer = ScreenRenderer(
      edges: options.edges, colors: options.colors ?? ColorMode(environment: environment),
      features: ANSIWriter.Features(environment: environment))
    guard options.autoplays else {
      return try run(source, options: options, renderer: renderer, text: ScreenRenderer.text)
    }
    guard let autoplay else { throw TerminalOptionsError.nothingToPlay }
    let player = AutoplaySource(source, script: autoplay)
    let code = try run(player, options: options, renderer: renderer, text: ScreenRenderer.text)
    if let failure = player.failure { throw failure }
    return code
  }
}

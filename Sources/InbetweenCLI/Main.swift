import Foundation

@main
struct Main {
  // It is synchronous so that the main actor stays on the main thread, where a terminal's run loop lives.
  @MainActor
  static func main() { exit(run()) }

  @MainActor
  private static func run() -> Int32 {
    do {
      return try Command.run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      Output.complain("\(error)")
      return error is UsageError ? 64 : 1
    }
  }
}

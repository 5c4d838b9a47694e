import Foundation
import Inbetween

@main
struct Main {
  // It is synchronous so that the main actor stays on the main thread, where a terminal's run loop lives.
  @MainActor
  static func main() { exit(run()) }

  @MainActor
  private static func run() -> Int32 {
    StandardPlaces.fill()
    do {
      return try Command.run(Array(CommandLine.arguments.dropFirst()))
    } catch let error as UsageError {
      Output.complain("\(error)", excerpt: error.excerpt)
      return 64
    } catch {
      Output.complain("\(error)")
      return 1
    }
  }
}

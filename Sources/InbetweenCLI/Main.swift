import Foundation

@main
struct Main {
  @MainActor
  static func main() async {
    do {
      try await Command.run(Array(CommandLine.arguments.dropFirst()))
    } catch let error as UsageError {
      Output.complain(error.description)
      exit(64)
    } catch {
      Output.complain("\(error)")
      exit(1)
    }
  }
}

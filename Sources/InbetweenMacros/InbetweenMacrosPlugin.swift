import Foundation
import InbetweenMacroExpansion

/// The program that the compiler runs and asks for the source that a macro stands for.
@main
struct InbetweenMacrosPlugin {
  static func main() {
    let channel = MessageChannel(input: .standardInput, output: .standardOutput)
    do {
      try channel.serve { try PluginResponder.response(to: $0) }
    } catch {
      FileHandle.standardError.write(Data("InbetweenMacros: \(error)\n".utf8))
      exit(1)
    }
  }
}

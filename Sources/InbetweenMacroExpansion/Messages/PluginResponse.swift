/// What the plugin answers.
enum PluginResponse {
  case capability
  case expansion(String?, [Diagnostic])
  case library([Diagnostic])
}

/// An error that the compiler shows in the author's source.
struct Diagnostic: Encodable {
  let message: String
  var severity = "error"
  let position: Position
  var highlights: [String] = []
  var notes: [String] = []
  var fixIts: [String] = []

  /// A byte of a file; no file where the error belongs to none.
  struct Position: Encodable {
    var fileName = ""
    var offset = 0
  }

  init(_ message: String, at position: Position = Position()) {
    self.message = message
    self.position = position
  }
}

extension PluginResponse: Encodable {
  private enum Key: CodingKey {
    case getCapabilityResult
    case expandMacroResult
    case loadPluginLibraryResult
  }

  private struct CapabilityResult: Encodable {
    var capability = ["protocolVersion": 7]
  }

  private struct ExpansionResult: Encodable {
    let expandedSource: String?
    let diagnostics: [Diagnostic]
  }

  private struct LibraryResult: Encodable {
    var loaded = false
    let diagnostics: [Diagnostic]
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .capability:
      try container.encode(CapabilityResult(), forKey: .getCapabilityResult)
    case .expansion(let source, let diagnostics):
      let result = ExpansionResult(expandedSource: source, diagnostics: diagnostics)
      try container.encode(result, forKey: .expandMacroResult)
    case .library(let diagnostics):
      try container.encode(
        LibraryResult(diagnostics: diagnostics), forKey: .loadPluginLibraryResult)
    }
  }
}

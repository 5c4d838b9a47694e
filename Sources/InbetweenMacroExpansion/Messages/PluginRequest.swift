/// What the compiler asks for.
///
/// Only what is needed is read; whatever else a compiler sends is left alone.
enum PluginRequest {
  case capability
  case attachedMacro(AttachedMacroRequest)
  case freestandingMacro(MacroReference)
  case library
}

/// The name of a macro's implementation.
struct MacroReference: Decodable {
  let typeName: String
}

/// Asks for what one role of a macro makes of the declaration it stands on.
struct AttachedMacroRequest: Decodable {
  let macro: MacroReference
  let macroRole: String
  let declSyntax: SyntaxText
  /// What the declaration stands in, the innermost first, each without its members.
  let lexicalContext: [SyntaxText]
}

/// A piece of the author's source.
struct SyntaxText: Decodable {
  let source: String
  let location: Location

  /// Where the first byte of the source stands.
  struct Location: Decodable {
    let fileName: String
    let offset: Int
  }
}

extension PluginRequest: Decodable {
  private enum Key: String, CodingKey, CaseIterable {
    case getCapability
    case expandAttachedMacro
    case expandFreestandingMacro
    case loadPluginLibrary
  }

  private struct Expansion: Decodable {
    let macro: MacroReference
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    guard let key = Key.allCases.first(where: container.contains) else {
      let known = Key.allCases.map(\.rawValue).joined(separator: ", ")
      throw PluginError.malformed("expected one of \(known)")
    }
    switch key {
    case .getCapability: self = .capability
    case .expandAttachedMacro:
      self = .attachedMacro(try container.decode(AttachedMacroRequest.self, forKey: key))
    case .expandFreestandingMacro:
      self = .freestandingMacro(try container.decode(Expansion.self, forKey: key).macro)
    case .loadPluginLibrary: self = .library
    }
  }
}

import Foundation

/// Turns requests into responses; whatever comes, an answer goes back.
package enum PluginResponder {
  /// Returns the response to a request, both as JSON.
  ///
  /// Errors: a request that cannot be read is answered with an expansion that is an error. Throws only
  /// what encoding a response of strings and whole numbers throws.
  package static func response(to request: Data) throws -> Data {
    do {
      return try encoded(respond(to: try JSONDecoder().decode(PluginRequest.self, from: request)))
    } catch let error as PluginError {
      return try failure(error)
    } catch let error as DecodingError {
      return try failure(.malformed(error.sentence))
    } catch {
      return try failure(.malformed("\(error)"))
    }
  }

  /// Returns the response that says that a request failed.
  static func failure(_ error: PluginError) throws -> Data {
    try encoded(.expansion(nil, [Diagnostic(error.description)]))
  }

  private static func respond(to request: PluginRequest) -> PluginResponse {
    switch request {
    case .capability: .capability
    case .attachedMacro(let request): expansion(of: request)
    case .freestandingMacro(let macro):
      .expansion(nil, [Diagnostic(PluginError.unknownMacro(macro.typeName).description)])
    case .library: .library([Diagnostic(PluginError.loadsNoLibraries.description)])
    }
  }

  private static func expansion(of request: AttachedMacroRequest) -> PluginResponse {
    guard request.macro.typeName == "EntryMacro" else {
      let error = PluginError.unknownMacro(request.macro.typeName)
      return .expansion(nil, [Diagnostic(error.description)])
    }
    guard let role = EntryMacro.Role(rawValue: request.macroRole) else {
      let error = PluginError.unknownRole(request.macroRole, macro: request.macro.typeName)
      return .expansion(nil, [Diagnostic(error.description)])
    }
    do {
      let macro = try EntryMacro(
        declaration: request.declSyntax.source, context: request.lexicalContext.first?.source)
      return .expansion(macro.source(for: role), [])
    } catch {
      // Both roles fail alike, and one error is enough. Where the accessors are not asked for, the
      // compiler has refused the place of the macro itself.
      guard role == .accessor else { return .expansion("", []) }
      let place = request.declSyntax.location
      let offset = place.offset.addingReportingOverflow(error.offset)
      let position = Diagnostic.Position(
        fileName: place.fileName, offset: offset.overflow ? place.offset : offset.partialValue)
      return .expansion(nil, [Diagnostic(error.description, at: position)])
    }
  }

  private static func encoded(_ response: PluginResponse) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(response)
  }
}

extension DecodingError {
  /// What was expected, and where in the message.
  fileprivate var sentence: String {
    switch self {
    case .keyNotFound(let key, let context):
      "'\(key.stringValue)' is missing in \(Self.place(context))"
    case .typeMismatch(let type, let context):
      "expected \(type) at \(Self.place(context))"
    case .valueNotFound(let type, let context):
      "expected \(type) at \(Self.place(context)), got null"
    case .dataCorrupted(let context):
      "\(Self.place(context)) is no valid JSON"
    @unknown default: "\(self)"
    }
  }

  private static func place(_ context: Context) -> String {
    if context.codingPath.isEmpty { return "the message" }
    return "'\(context.codingPath.map(\.stringValue).joined(separator: "."))'"
  }
}

import Foundation
import InbetweenMacroExpansion

/// What the plugin answered, as a test wants to read it.
struct Answer: Equatable {
  var source: String?
  var messages: [String] = []
  var offsets: [Int] = []
  var files: [String] = []
}

/// Returns a request as the compiler sends it.
func requestText(
  _ declaration: String, role: String = "accessor",
  in context: String? = "extension EnvironmentValues {}",
  macro: String = "EntryMacro", offset: Int = 100
) throws -> Data {
  func syntax(_ source: String, _ offset: Int) -> [String: Any] {
    [
      "kind": "declaration", "source": source,
      "location": [
        "fileID": "App/Values.swift", "fileName": "/app/Values.swift", "offset": offset, "line": 4,
        "column": 3,
      ],
    ]
  }
  let body: [String: Any] = [
    "macro": ["moduleName": "InbetweenMacros", "typeName": macro, "name": "Entry"],
    "macroRole": role, "discriminator": "$s3App", "attributeSyntax": syntax("@Entry ", offset),
    "declSyntax": syntax(declaration, offset),
    "lexicalContext": context.map { [syntax($0, 0)] } ?? [],
    "staticBuildConfiguration": "{}",
  ]
  return try JSONSerialization.data(withJSONObject: ["expandAttachedMacro": body])
}

/// Returns the answer to a request; nil where it is no expansion.
func answer(to request: Data) throws -> Answer? {
  let response = try PluginResponder.response(to: request)
  let object = try JSONSerialization.jsonObject(with: response) as? [String: Any]
  guard let result = object?["expandMacroResult"] as? [String: Any] else { return nil }
  let diagnostics = result["diagnostics"] as? [[String: Any]] ?? []
  let positions = diagnostics.map { $0["position"] as? [String: Any] ?? [:] }
  return Answer(
    source: result["expandedSource"] as? String,
    messages: diagnostics.compactMap { $0["message"] as? String },
    offsets: positions.compactMap { $0["offset"] as? Int },
    files: positions.compactMap { $0["fileName"] as? String })
}

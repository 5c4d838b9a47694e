import Foundation
import InbetweenDrawing
import InbetweenMotion

/// A part of a text that looks the same all over.
nonisolated struct TextRun: Equatable, Sendable {
  /// What the part says.
  enum Content: Equatable, Sendable {
    case string(String)
    case date(Date, Text.DateStyle)
    case value(TextValue)
    /// One after the other, in one style.
    indirect case joined([Content])

    /// Returns what is said in an environment.
    func string(in environment: EnvironmentValues) -> String {
      switch self {
      case .string(let string): string
      case .date(let date, let style): style.string(for: date, in: environment)
      case .value(let value): value.string(in: environment)
      case .joined(let parts): parts.map { $0.string(in: environment) }.joined()
      }
    }
  }

  var content: Content
  var traits = TextTraits()
  /// What the part is drawn with; nil for what is drawn with around it.
  var style: (any ShapeStyle)?
  /// Where the part leads to.
  var link: URL?

  init(_ string: String) { content = .string(string) }

  init(_ content: Content) { self.content = content }

  /// Whether two parts are known to look the same.
  static func == (lhs: TextRun, rhs: TextRun) -> Bool {
    lhs.content == rhs.content && lhs.traits == rhs.traits && lhs.link == rhs.link
      && isSameStyle(lhs.style, rhs.style)
  }

  /// Returns what the part says in an environment.
  func string(in environment: EnvironmentValues) -> String {
    let string = content.string(in: environment)
    return environment.textCase?.applied(to: string) ?? string
  }
}

/// Whether two styles are known to draw the same.
private nonisolated func isSameStyle(_ lhs: (any ShapeStyle)?, _ rhs: (any ShapeStyle)?) -> Bool {
  guard let lhs, let rhs else { return lhs == nil && rhs == nil }
  return isSameStyle(lhs, rhs)
}

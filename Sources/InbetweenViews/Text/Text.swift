import Foundation
import InbetweenDrawing
import InbetweenMotion

/// A view of text, which may have parts in several styles.
///
/// Whatever a terminal would take for a command is left out: see ``TextSanitizer``.
public nonisolated struct Text: View, Equatable, Sendable {
  public typealias Body = Never

  /// The parts, of which there is one at least.
  let runs: [TextRun]

  init(_ runs: [TextRun]) { self.runs = runs.isEmpty ? [TextRun("")] : runs }

  /// Creates a text that is shown as it stands.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) {
    self.init([TextRun(String(content))])
  }

  /// Creates a text that is shown as it stands.
  public init(verbatim content: String) { self.init([TextRun(content)]) }

  /// Creates a text with emphasis and links that are written in the marks of ``LocalizedStringKey``.
  ///
  /// The key is what is shown: there are no tables of translations, and the other arguments say nothing.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(key.runs)
  }

  /// Creates a text of the character of a symbol; of another picture it is what that shows, in words.
  public init(_ image: Image) {
    if case .symbol(let name) = image.source {
      self.init(verbatim: String(SymbolGlyph.glyph(of: name)))
    } else {
      self.init(verbatim: image.label ?? "")
    }
  }

  /// Returns a text followed by another one; each keeps its style.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(lhs.runs + rhs.runs) }

  /// Returns the text with a trait in all parts that do not have it already.
  func with<Value>(_ trait: WritableKeyPath<TextTraits, Value?>, _ value: Value?) -> Text {
    changed { run in
      if run.traits[keyPath: trait] == nil { run.traits[keyPath: trait] = value }
    }
  }

  /// Returns the text drawn with a style in all parts that have none already.
  func styled(_ style: (any ShapeStyle)?) -> Text {
    changed { run in
      if run.style == nil { run.style = style }
    }
  }

  private func changed(_ change: (inout TextRun) -> Void) -> Text {
    Text(
      runs.map { run in
        var run = run
        change(&run)
        return run
      })
  }

  @MainActor public static func _makeNode(_ view: Text, in context: _NodeContext) -> _ViewNode<Text>
  {
    LeafNode(
      view, in: context, make: { TextElement(node: $0) },
      apply: { view, element in
        let words = StyledWords(view, in: element.node)
        element.setWords(words)
        element.setFlow(TextFlow(element.environmentValues, element.grid))
        element.setPaint(words.paint)
      })
  }
}

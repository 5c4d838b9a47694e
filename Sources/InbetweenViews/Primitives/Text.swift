import InbetweenDrawing
import InbetweenMotion

/// A view of text: lines of characters of one style.
public nonisolated struct Text: View, Hashable, Sendable {
  public typealias Body = Never

  let content: String
  var attributes: TextAttributes = []

  /// Creates a text.
  public init<Content: StringProtocol>(_ content: Content) { self.content = String(content) }

  /// Creates a text that is shown as it stands.
  public init(verbatim content: String) { self.content = content }

  /// Returns the text in bold, or not.
  public func bold(_ isActive: Bool = true) -> Text { with(.bold, isActive) }

  /// Returns the text in italics, or not.
  public func italic(_ isActive: Bool = true) -> Text { with(.italic, isActive) }

  /// Returns the text with a line under it, or not.
  public func underline(_ isActive: Bool = true) -> Text { with(.underline, isActive) }

  /// Returns the text with a line through it, or not.
  public func strikethrough(_ isActive: Bool = true) -> Text { with(.strikethrough, isActive) }

  private func with(_ attribute: TextAttributes, _ isActive: Bool) -> Text {
    var copy = self
    if isActive { copy.attributes.insert(attribute) } else { copy.attributes.remove(attribute) }
    return copy
  }

  @MainActor public static func _makeNode(_ view: Text, in context: _NodeContext) -> _ViewNode<Text>
  {
    LeafNode(
      view, in: context, make: { TextElement(node: $0) },
      apply: { view, element in
        element.setText(view)
        element.setPaint(element.node.foregroundPaint)
      })
  }
}

import InbetweenMotion

/// Asks the window for a colour scheme.
public nonisolated struct _PreferredColorSchemeModifier: ViewModifier {
  public typealias Body = Never

  let scheme: ColorScheme?

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    PreferredColorSchemeNode(view, in: context)
  }
}

/// The node of a view that asks for a colour scheme.
final class PreferredColorSchemeNode<Content: View>: ContextModifierNode<
  Content, _PreferredColorSchemeModifier
>
{
  init(_ view: ModifiedContent<Content, _PreferredColorSchemeModifier>, in context: _NodeContext) {
    super.init(in: context)
    makeChild(view.content, in: self.context())
    graph.preferredSchemes.set(view.modifier.scheme, of: self)
  }

  override func update(_ view: ModifiedContent<Content, _PreferredColorSchemeModifier>) {
    graph.preferredSchemes.set(view.modifier.scheme, of: self)
    super.update(view)
  }

  override func unmount() {
    super.unmount()
    graph.preferredSchemes.set(nil, of: self)
  }
}

/// The colour schemes that views ask for, of which the window takes one.
@MainActor
final class PreferredSchemes {
  private struct Wish {
    let depth: Int
    let serial: Int
    let scheme: ColorScheme
  }

  private var wishes: [Wish] = []
  /// What to call when the window is to take another scheme.
  var onChange: (() -> Void)?

  /// The scheme that the outermost view asks for; nil if none does.
  var scheme: ColorScheme? {
    wishes.min { ($0.depth, $0.serial) < ($1.depth, $1.serial) }?.scheme
  }

  /// Notes what a node asks for; nil takes it back.
  func set(_ scheme: ColorScheme?, of node: _Node) {
    let old = self.scheme
    wishes.removeAll { $0.serial == node.serial }
    if let scheme {
      wishes.append(Wish(depth: node.depth, serial: node.serial, scheme: scheme))
    }
    if self.scheme != old { onChange?() }
  }
}

extension View {
  /// Asks the window for a colour scheme; nil leaves it as it is.
  ///
  /// Of several views the outermost is heard. Where the terminal's own background is of the other scheme, the
  /// window is filled with white or black.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(_PreferredColorSchemeModifier(scheme: colorScheme))
  }

  /// Has the view drawn in a colour scheme.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}

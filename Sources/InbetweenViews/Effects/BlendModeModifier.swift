import InbetweenDrawing

/// Puts the colours of a view over those below it in another way.
public nonisolated struct _BlendModeEffect: ViewModifier {
  public typealias Body = Never

  let mode: BlendMode

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _BlendModeEffect: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> BlendModeElement {
    BlendModeElement(node: node, child: child)
  }

  @MainActor func apply(to element: BlendModeElement) { element.mode = mode }
}

/// Draws its child in a blend mode.
final class BlendModeElement: UnaryElement {
  var mode = BlendMode.normal { didSet { if mode != oldValue { graph.setNeedsRebuild() } } }

  override func drawParts(into builder: PictureBuilder) {
    _ = builder.withScope(DisplayScope(parent: builder.scope, blendMode: mode)) {
      child.draw(into: builder)
    }
  }
}

extension View {
  /// Puts the colours of the view over those below it in another way.
  ///
  /// Drawn are `multiply`, `screen` and `plusLighter`; the others are drawn as `normal`.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(_BlendModeEffect(mode: blendMode))
  }
}

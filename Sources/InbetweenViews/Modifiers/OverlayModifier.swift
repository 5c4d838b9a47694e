import InbetweenMotion

extension View {
  /// Puts views in front of the view.
  nonisolated public func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(_DecorationModifier(decoration: content(), alignment: alignment, isBehind: false))
  }

  /// Puts a view in front of the view.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(_DecorationModifier(decoration: overlay, alignment: alignment, isBehind: false))
  }

  /// Fills what is in front of the view with a style, into the safe area at some sides.
  nonisolated public func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      _DecorationModifier(
        decoration: Rectangle().fill(style), alignment: .center, isBehind: false,
        ignoredEdges: edges))
  }

  /// Fills a shape in front of the view with a style.
  nonisolated public func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline
  ) -> some View {
    modifier(
      _DecorationModifier(decoration: shape.fill(style), alignment: .center, isBehind: false))
  }
}

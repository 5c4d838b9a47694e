import InbetweenMotion

extension View {
  /// Puts views behind the view.
  nonisolated public func background<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(_DecorationModifier(decoration: content(), alignment: alignment, isBehind: true))
  }

  /// Puts a view behind the view.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(_DecorationModifier(decoration: background, alignment: alignment, isBehind: true))
  }

  /// Fills what is behind the view with a style, into the safe area at some sides.
  nonisolated public func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      _DecorationModifier(
        decoration: Rectangle().fill(style), alignment: .center, isBehind: true,
        ignoredEdges: edges))
  }

  /// Fills the space behind the view with the background style, into the safe area at some sides.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape behind the view with a style.
  nonisolated public func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline
  ) -> some View {
    modifier(
      _DecorationModifier(decoration: shape.fill(style), alignment: .center, isBehind: true))
  }

  /// Fills a shape behind the view with the background style.
  nonisolated public func background<Outline: Shape>(in shape: Outline) -> some View {
    background(BackgroundStyle(), in: shape)
  }
}

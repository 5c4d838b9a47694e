import InbetweenMotion

extension Image {
  /// How a picture fills a space that is larger than it is.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeated. Drawn as `stretch`.
    case tile
    /// Stretched.
    case stretch
  }

  /// How the colours of a picture count.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// What is not transparent is drawn in the foreground style.
    case template
    /// As they are.
    case original
  }

  /// How a picture is drawn in another size than it has.
  public enum Interpolation: Hashable, Sendable {
    /// Each place has the colour of one pixel.
    case none
    /// Colours are mixed.
    case low
    /// Colours are mixed.
    case medium
    /// Colours are mixed.
    case high
  }

  /// How large symbols are beside text.
  public enum Scale: Hashable, Sendable {
    /// Smaller than the text.
    case small
    /// As large as the text.
    case medium
    /// Larger than the text.
    case large
  }

  /// Has the picture take whatever space it is offered.
  ///
  /// The cap insets stay without effect, and a picture is stretched in both modes. A symbol stands in the middle of
  /// its space, since a character cannot grow.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    with { $0.isResizable = true }
  }

  /// Draws the picture in its own colours or in the foreground style; nil draws it in its own.
  ///
  /// A symbol is drawn in the foreground style in any case.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode }
  }

  /// Says how the picture is drawn in another size than it has.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.interpolation = interpolation }
  }

  /// Returns the picture as it is: its edges are always as fine as cells allow.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Returns the picture as it is: a character has one colour.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }
}

private enum ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
  /// How large symbols are beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Draws large symbols in bold; a character has one size, so that small ones look like medium ones.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  /// Leaves the symbols inside as they are: a character has one colour, that of the foreground style.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}

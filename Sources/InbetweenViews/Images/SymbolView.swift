import InbetweenMotion

/// A symbol: a character, or its figure in the space that it is offered.
struct SymbolView: View {
  let name: String
  let isResizable: Bool
  @Environment(\.symbolVariants) private var variants
  @Environment(\.imageScale) private var scale

  var body: some View {
    if isResizable {
      figure.frame(
        minWidth: 0, idealWidth: 16, maxWidth: .infinity, minHeight: 0, idealHeight: 16,
        maxHeight: .infinity)
    } else {
      glyph
    }
  }

  @ViewBuilder private var figure: some View {
    if let (figure, isFilled) = SymbolFigure.figure(of: fullName) {
      SymbolShape(figure: figure, isFilled: isFilled)
    } else {
      glyph
    }
  }

  private var fullName: String { variants.applied(to: name) }

  private var glyph: Text {
    Text(verbatim: String(SymbolGlyph.glyph(of: fullName)))
      .fontWeight(scale == .large ? .bold : nil)
  }
}

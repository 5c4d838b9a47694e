import InbetweenMotion

/// The character of a symbol, in a space that it takes if it may.
struct SymbolView: View {
  let name: String
  let isResizable: Bool
  @Environment(\.symbolVariants) private var variants
  @Environment(\.imageScale) private var scale

  var body: some View {
    if isResizable {
      glyph.frame(
        minWidth: 0, idealWidth: 16, maxWidth: .infinity, minHeight: 0, idealHeight: 16,
        maxHeight: .infinity)
    } else {
      glyph
    }
  }

  private var glyph: Text {
    Text(verbatim: String(SymbolGlyph.glyph(of: variants.applied(to: name))))
      .fontWeight(scale == .large ? .bold : nil)
  }
}

/// In how many colours symbols are drawn. A character has one, so that all modes look the same.
public nonisolated struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// In one colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In the symbol's own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// In shades of one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// In the colours of the foreground style, one for each layer.
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// How a drawing group's colours are kept.
public enum ColorRenderingMode: Hashable, Sendable, CaseIterable {
  /// By sRGB components.
  case nonLinear
  /// In proportion to light.
  case linear
  /// In proportion to light, beyond what the screen shows.
  case extendedLinear
}

extension View {
  /// Draws the view as one before effects around it apply.
  ///
  /// Cells are composed item by item, so that the opacity of a group is the opacity of each item: the view
  /// is drawn as it is without this.
  nonisolated public func compositingGroup() -> some View { self }

  /// Draws the view into a picture of its own. Cells are always drawn so: the view is as it is without this.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { self }
}

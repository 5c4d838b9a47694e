import InbetweenMotion

/// The style of what is behind a selection: the tint.
public nonisolated struct SelectionShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  public func resolve(in environment: EnvironmentValues) -> TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of what is behind a selection.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

import InbetweenMotion

/// The style of lines between parts of a view.
public nonisolated struct SeparatorShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    // The system's label colour, at the opacity of the system's separator.
    Color.secondary._paint(in: environment).faded(by: 0.5)
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of lines between parts of a view.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

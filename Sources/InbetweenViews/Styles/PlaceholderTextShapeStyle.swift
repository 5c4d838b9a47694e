import InbetweenMotion

/// The style of text that stands in a field as long as that is empty.
public nonisolated struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    // The system's label colour at 30 percent: half of the 60 that the secondary one has.
    Color.secondary._paint(in: environment).faded(by: 0.5)
  }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of text that stands in a field as long as that is empty.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

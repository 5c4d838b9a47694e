import InbetweenMotion

/// The style of links: the system's blue, whatever the tint.
public nonisolated struct LinkShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  public func resolve(in environment: EnvironmentValues) -> Color { .blue }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

import InbetweenMotion

/// A translucent style for what lies over other views.
///
/// What shines through is not blurred, since cells cannot be: a material is a grey that lets through
/// between a tenth and six tenths of what is below.
public nonisolated struct Material: ShapeStyle, Hashable {
  /// The opacity.
  private let thickness: Double

  fileprivate init(thickness: Double) { self.thickness = thickness }

  /// Mostly what is below.
  public static let ultraThin = Material(thickness: 0.4)
  /// More what is below than itself.
  public static let thin = Material(thickness: 0.55)
  /// Somewhat translucent.
  public static let regular = Material(thickness: 0.7)
  /// More itself than what is below.
  public static let thick = Material(thickness: 0.8)
  /// Mostly itself.
  public static let ultraThick = Material(thickness: 0.9)
  /// The material of bars.
  public static let bar = Material(thickness: 0.8)

  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    Color(white: environment.colorScheme == .light ? 0.95 : 0.22)
      ._paint(in: environment).faded(by: thickness)
  }
}

extension ShapeStyle where Self == Material {
  /// A material that is mostly what is below.
  public static var ultraThinMaterial: Material { Material.ultraThin }
  /// A material that is more what is below than itself.
  public static var thinMaterial: Material { Material.thin }
  /// A material that is somewhat translucent.
  public static var regularMaterial: Material { Material.regular }
  /// A material that is more itself than what is below.
  public static var thickMaterial: Material { Material.thick }
  /// A material that is mostly itself.
  public static var ultraThickMaterial: Material { Material.ultraThick }
  /// The material of bars.
  public static var bar: Material { Material.bar }
}

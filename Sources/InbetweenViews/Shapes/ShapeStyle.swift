import InbetweenDrawing
import InbetweenMotion

/// What shapes and text are drawn with.
public protocol ShapeStyle: Sendable {
  /// Returns the colour that the style has where it is used. Not for authors.
  nonisolated func _resolve(for context: _StyleContext) -> Color.Resolved
}

/// Where a style is used.
public nonisolated struct _StyleContext {
  let environment: EnvironmentValues
}

extension Color: ShapeStyle {
  public nonisolated func _resolve(for context: _StyleContext) -> Color.Resolved {
    resolve(in: context.environment)
  }
}

/// The style that `foregroundStyle` set around the view.
public nonisolated struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  public func _resolve(for context: _StyleContext) -> Color.Resolved {
    // A style that stands for the foreground itself ends at the primary colour.
    var outer = context.environment
    let style = outer.foregroundStyle
    outer.foregroundStyle = nil
    return (style ?? Color.primary)._resolve(for: _StyleContext(environment: outer))
  }
}

extension ShapeStyle where Self == Color {
  /// The system's red.
  public static var red: Color { Color(.red) }
  /// The system's orange.
  public static var orange: Color { Color(.orange) }
  /// The system's yellow.
  public static var yellow: Color { Color(.yellow) }
  /// The system's green.
  public static var green: Color { Color(.green) }
  /// The system's mint.
  public static var mint: Color { Color(.mint) }
  /// The system's teal.
  public static var teal: Color { Color(.teal) }
  /// The system's cyan.
  public static var cyan: Color { Color(.cyan) }
  /// The system's blue.
  public static var blue: Color { Color(.blue) }
  /// The system's indigo.
  public static var indigo: Color { Color(.indigo) }
  /// The system's purple.
  public static var purple: Color { Color(.purple) }
  /// The system's pink.
  public static var pink: Color { Color(.pink) }
  /// The system's brown.
  public static var brown: Color { Color(.brown) }
  /// White.
  public static var white: Color { Color(.white) }
  /// The system's gray.
  public static var gray: Color { Color(.gray) }
  /// Black.
  public static var black: Color { Color(.black) }
  /// Nothing at all.
  public static var clear: Color { Color(.clear) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that `foregroundStyle` set around the view.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

private enum ForegroundStyleKey: EnvironmentKey {
  static var defaultValue: (any ShapeStyle)? { nil }
}

extension EnvironmentValues {
  /// The style that text and shapes are drawn with; nil for the primary colour.
  var foregroundStyle: (any ShapeStyle)? {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }
}

extension _Node {
  /// Where this node's styles are used.
  var styleContext: _StyleContext { _StyleContext(environment: environmentValues) }

  /// The colour of the foreground here.
  var foregroundColor: Color.Resolved { ForegroundStyle()._resolve(for: styleContext) }
}

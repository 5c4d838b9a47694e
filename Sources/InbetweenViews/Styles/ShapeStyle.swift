import InbetweenDrawing
import InbetweenMotion

/// What shapes and text are drawn with.
///
/// A style of an author's own returns another one from `resolve(in:)`.
public protocol ShapeStyle: Sendable {
  /// The style that this one stands for; `Never` for one that draws by itself.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style that this one stands for in an environment.
  nonisolated func resolve(in environment: EnvironmentValues) -> Resolved

  /// Returns what is drawn with in an environment. Not for authors.
  nonisolated func _paint(in environment: EnvironmentValues) -> _StylePaint

  /// Returns what a level of the style, 0…4, is drawn with in an environment. Not for authors.
  nonisolated func _paint(in environment: EnvironmentValues, level: Int) -> _StylePaint
}

extension ShapeStyle {
  public nonisolated func _paint(in environment: EnvironmentValues) -> _StylePaint {
    resolve(in: environment)._paint(in: environment)
  }

  public nonisolated func _paint(in environment: EnvironmentValues, level: Int) -> _StylePaint {
    _paint(in: environment).faded(by: HierarchicalShapeStyle.fractions[level])
  }
}

extension ShapeStyle where Resolved == Never {
  /// Nothing: the style draws by itself.
  ///
  /// Errors: traps, since there is no such style to return.
  public nonisolated func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) stands for no other style and cannot be resolved")
  }

  /// Nothing at all, for a style that neither stands for another one nor draws.
  public nonisolated func _paint(in environment: EnvironmentValues) -> _StylePaint { .clear }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

extension Color: ShapeStyle {
  public nonisolated func _paint(in environment: EnvironmentValues) -> _StylePaint {
    _StylePaint(resolve(in: environment))
  }
}

extension Color.Resolved: ShapeStyle {
  public nonisolated func _paint(in environment: EnvironmentValues) -> _StylePaint {
    _StylePaint(self)
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

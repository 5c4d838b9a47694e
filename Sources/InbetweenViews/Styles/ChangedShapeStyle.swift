import Foundation
import InbetweenDrawing
import InbetweenMotion

/// A style whose paint is another style's, changed in one way: fainter, in a blend mode, with a shadow.
nonisolated struct ChangedShapeStyle<Base: ShapeStyle>: ShapeStyle, Equatable {
  enum Change: Equatable {
    case opacity(Double)
    case blendMode(BlendMode)
    case shadow(ShadowStyle)
  }

  let base: Base
  let change: Change

  func _paint(in environment: EnvironmentValues) -> _StylePaint {
    changed(base._paint(in: environment), in: environment)
  }

  func _paint(in environment: EnvironmentValues, level: Int) -> _StylePaint {
    changed(base._paint(in: environment, level: level), in: environment)
  }

  private func changed(_ paint: _StylePaint, in environment: EnvironmentValues) -> _StylePaint {
    var paint = paint
    switch change {
    case .opacity(let opacity): return paint.faded(by: opacity)
    case .blendMode(let mode): paint.blendMode = mode
    case .shadow(let style):
      if let shadow = style.resolved(in: environment) { paint.shadows.append(shadow) }
    }
    return paint
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.change == rhs.change && isSameStyle(lhs.base, rhs.base)
  }
}

extension ShapeStyle {
  /// Returns the style with its opacity multiplied by a number 0…1.
  @_disfavoredOverload
  public nonisolated func opacity(_ opacity: Double) -> some ShapeStyle {
    ChangedShapeStyle(base: self, change: .opacity(opacity))
  }

  /// Returns the style put over what is below in another way.
  ///
  /// Drawn are `multiply`, `screen` and `plusLighter`; the others are drawn as `normal`. Of a text it counts
  /// only where the whole text is drawn with the style.
  @_disfavoredOverload
  public nonisolated func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ChangedShapeStyle(base: self, change: .blendMode(mode))
  }

  /// Returns the style with a shadow of what is drawn with it.
  ///
  /// As with the modifier of views, shapes throw it and text does not; inner shadows are not drawn.
  @_disfavoredOverload
  public nonisolated func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ChangedShapeStyle(base: self, change: .shadow(style))
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with its opacity multiplied by a number 0…1.
  public static func opacity(_ opacity: Double) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().opacity(opacity))
  }

  /// The foreground style put over what is below in another way.
  public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().blendMode(mode))
  }

  /// The foreground style with a shadow of what is drawn with it.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().shadow(style))
  }
}

import Foundation
import InbetweenDrawing
import InbetweenMotion

/// The outline of buttons with a border.
public nonisolated struct ButtonBorderShape: Hashable, Sendable {
  private enum Kind: Hashable {
    case automatic, capsule, circle
    case roundedRectangle(CGFloat?)
  }

  private let kind: Kind

  /// The outline that suits the button: a rounded rectangle.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// Half circles at both ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle, or an ellipse where the button is not square.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rectangle with round corners.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))

  /// A rectangle with round corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius))
  }
}

extension ButtonBorderShape: Shape {
  @MainActor public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  @MainActor public var _outline: _ShapeOutline { shape._outline }

  private var shape: any Shape {
    switch kind {
    case .capsule: Capsule()
    case .circle: Ellipse()
    case .automatic, .roundedRectangle(nil): RoundedRectangle(cornerRadius: 4)
    case .roundedRectangle(let radius?): RoundedRectangle(cornerRadius: radius)
    }
  }
}

private enum ButtonBorderShapeKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}

extension EnvironmentValues {
  /// The outline of buttons with a border.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the outline of the buttons with a border that are inside.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

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
  public nonisolated func path(in rect: CGRect) -> Path {
    switch kind {
    case .capsule: Capsule().path(in: rect)
    case .circle: Ellipse().path(in: rect)
    case .automatic, .roundedRectangle(nil): RoundedRectangle(cornerRadius: 4).path(in: rect)
    case .roundedRectangle(let radius?): RoundedRectangle(cornerRadius: radius).path(in: rect)
    }
  }

  public nonisolated var _outline: _ShapeOutline {
    switch kind {
    case .capsule: Capsule()._outline
    case .circle: Ellipse()._outline
    case .automatic, .roundedRectangle(nil): RoundedRectangle(cornerRadius: 4)._outline
    case .roundedRectangle(let radius?): RoundedRectangle(cornerRadius: radius)._outline
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

import Foundation
import InbetweenDrawing

/// A rectangle with round ends.
public nonisolated struct Capsule: InsettableShape, Hashable {
  public typealias Body = Never

  /// How the ends are bent.
  public var style: RoundedCornerStyle

  /// Creates the shape.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path(roundedRect: rect, cornerRadius: radius, style: style)
  }

  public func inset(by amount: CGFloat) -> _InsetShape<Capsule> { _InsetShape(self, by: amount) }

  public var _outline: _ShapeOutline { _ShapeOutline(.capsule) }
}

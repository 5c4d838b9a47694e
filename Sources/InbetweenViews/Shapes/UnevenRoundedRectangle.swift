import Foundation
import InbetweenDrawing
import InbetweenMotion

/// A rectangle with round corners of radii of their own.
public nonisolated struct UnevenRoundedRectangle: InsettableShape, Hashable {
  public typealias Body = Never

  /// The radii in points.
  public var cornerRadii: RectangleCornerRadii
  /// How a corner is bent.
  public var style: RoundedCornerStyle

  /// Creates a shape from radii in points.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a shape from radii in points.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  @MainActor public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }

  public func path(in rect: CGRect) -> Path {
    Path { $0.addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style) }
  }

  public func inset(by amount: CGFloat) -> _InsetShape<UnevenRoundedRectangle> {
    _InsetShape(shape: self, amount: amount) { shape, rect, amount in
      var shape = shape
      func smaller(_ radius: CGFloat) -> CGFloat { radius > 0 ? max(0, radius - amount) : 0 }
      let radii = shape.cornerRadii
      shape.cornerRadii = RectangleCornerRadii(
        topLeading: smaller(radii.topLeading), bottomLeading: smaller(radii.bottomLeading),
        bottomTrailing: smaller(radii.bottomTrailing), topTrailing: smaller(radii.topTrailing))
      return shape.path(in: rect)
    }
  }
}

import Foundation
import InbetweenMotion

extension View {
  /// Draws a line of a width in points along the inside of the view's edge, in a style.
  nonisolated public func border<Style: ShapeStyle>(
    _ content: Style, width: CGFloat = 1
  ) -> some View {
    modifier(
      _DecorationModifier(
        decoration: Rectangle().strokeBorder(content, lineWidth: width), alignment: .center,
        isBehind: false))
  }
}

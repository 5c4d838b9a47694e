import Foundation
import InbetweenDrawing
import InbetweenMotion

/// A path is a shape that is the same in every frame; it has no animatable data.
extension Path: Shape {
  public typealias Body = Never

  public func path(in rect: CGRect) -> Path { self }
}

import Foundation
import InbetweenDrawing
import InbetweenMotion

extension View {
  /// Shows the view as an affine map makes it, in points from its upper left corner; its layout stays.
  ///
  /// Another map is there at once, as in SwiftUI.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    projectionEffect(ProjectionTransform(transform))
  }

  /// Shows the view as a map makes it, in points from its upper left corner; its layout stays.
  ///
  /// The perspective is left out. Another map is there at once, as in SwiftUI.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }
}

/// Shows a view as a map makes it.
public nonisolated struct _ProjectionEffect: GeometryEffect, Equatable {
  public typealias AnimatableData = EmptyAnimatableData

  /// The map.
  public var transform: ProjectionTransform

  /// Creates an effect.
  public init(transform: ProjectionTransform) { self.transform = transform }

  public func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

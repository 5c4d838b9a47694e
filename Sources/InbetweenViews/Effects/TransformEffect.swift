import Foundation
import InbetweenDrawing
import InbetweenMotion

extension View {
  /// Shows the view as an affine map makes it, in points from its upper left corner; its layout stays.
  ///
  /// On the way to another map the six numbers move, each in a straight line; a turn by `rotationEffect` keeps
  /// the view's size. In SwiftUI another map is there at once.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    projectionEffect(ProjectionTransform(transform))
  }

  /// Shows the view as a map makes it, in points from its upper left corner; its layout stays.
  ///
  /// The perspective is left out. On the way to another map its numbers move, each in a straight line; in SwiftUI
  /// another map is there at once.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }
}

/// Shows a view as a map makes it.
public nonisolated struct _ProjectionEffect: GeometryEffect, Equatable {
  /// The map.
  public var transform: ProjectionTransform

  /// Creates an effect.
  public init(transform: ProjectionTransform) { self.transform = transform }

  @MainActor public var animatableData: ProjectionTransform.Numbers {
    get { transform.numbers }
    set { transform.numbers = newValue }
  }

  public func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

import Foundation

extension Transition where Self == OffsetTransition {
  /// The view comes from a distance in points, and goes there.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

  /// The view comes from a distance in points, and goes there.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension AnyTransition {
  /// The view comes from a distance in points, and goes there.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }

  /// The view comes from a distance in points, and goes there.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
}

/// Moves a view from and to a place beside its own.
public nonisolated struct OffsetTransition: Transition {
  /// How far away the view is before it comes and after it has gone, in points.
  public var offset: CGSize

  /// Creates the transition. Edges: what is no finite length counts as 0.
  public init(_ offset: CGSize) { self.offset = offset }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

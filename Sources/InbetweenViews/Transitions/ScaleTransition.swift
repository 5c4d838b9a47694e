import InbetweenMotion

extension Transition where Self == ScaleTransition {
  /// The view grows from its centre and shrinks into it.
  public static var scale: ScaleTransition { ScaleTransition(0) }

  /// The view grows from a size, about a point of its frame, and shrinks to it.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension AnyTransition {
  /// The view grows from its centre and shrinks into it.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }

  /// The view grows from a size, about a point of its frame, and shrinks to it.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(scale, anchor: anchor))
  }
}

/// Has a view grow as it comes and shrink as it goes.
///
/// Shapes are stretched; glyphs move to the nearest cells and keep their size.
public nonisolated struct ScaleTransition: Transition {
  /// The factor of the view's size before it comes and after it has gone.
  public var scale: Double
  /// The point of the view's frame that stays.
  public var anchor: UnitPoint

  /// Creates the transition. Edges: a factor of 0 is a tiny one, so that the view has a place all the way.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(
      phase.isIdentity ? 1 : scale == 0 ? ScaleTransition.least : scale, anchor: anchor)
  }

  /// Source: the factor that SwiftUI's own transition starts from.
  private static let least = 1e-5
}

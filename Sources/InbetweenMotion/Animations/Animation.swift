import Foundation

/// How a value gets from where it is to where it is going.
///
/// An animation is a configuration without start or end: it can be kept, compared and used again.
/// Modifiers wrap it; the outermost one sees real time. Edges: an animation that cannot take any time
/// (duration 0, below 0 or NaN) shows the target at once; one that never gets anywhere (infinite duration,
/// speed 0 or less) stays at its start until something else takes over.
///
///     withAnimation(.easeInOut(duration: 1).delay(0.5)) { selected = 1 }
public struct Animation: Hashable, Sendable {
  /// The forms of animation there are.
  package enum Kind: Hashable, Sendable {
    case timingCurve(TimingCurveAnimation)
    case unitCurve(UnitCurveAnimation)
    case fluidSpring(FluidSpring)
    case interpolatingSpring(InterpolatingSpring)
    indirect case delay(DelayAnimation)
    indirect case speed(SpeedAnimation)
    indirect case repeating(RepeatAnimation)
    indirect case logicallyComplete(LogicalCompletionAnimation)
    case custom(CustomAnimationBox)
  }

  package let kind: Kind

  package init(_ kind: Kind) { self.kind = kind }
}

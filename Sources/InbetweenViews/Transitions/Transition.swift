/// How a view looks before it comes, while it is there, and after it has gone.
///
/// A view that is inserted is shown in the phase `willAppear` first and changes to `identity` with the
/// transaction of its insertion; one that is removed changes to `didDisappear` and is gone once that
/// change is over. Whatever of `body` depends on the phase moves. Edges: the content is made once and
/// before the body, so that an environment which the body sets does not reach it; a body that places its
/// content twice shows it in the last place alone.
///
/// Example:
///
///     struct Twirl: Transition {
///       func body(content: Content, phase: TransitionPhase) -> some View {
///         content.offset(x: phase.value * 20).opacity(phase.isIdentity ? 1 : 0)
///       }
///     }
@MainActor @preconcurrency
public protocol Transition {
  /// What the transition makes of a view.
  associatedtype Body: View

  /// The view that comes and goes.
  typealias Content = PlaceholderContentView<Self>

  /// Returns how the view looks in a phase; in `identity` it should be as it is without a transition.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content, phase: TransitionPhase) -> Body

  /// What is known of the transition beforehand; the default says that it moves the view.
  @MainActor @preconcurrency static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns how another view looks in a phase of the transition, for transitions made of others.
  @MainActor @preconcurrency
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    content.modifier(TransitionEffect(transition: self, phase: phase))
  }
}

/// Applies a transition in one of its phases.
nonisolated struct TransitionEffect<Base: Transition>: ViewModifier {
  let transition: Base
  let phase: TransitionPhase

  @MainActor func body(content: Content) -> some View {
    transition.body(content: PlaceholderContentView(source: content.source), phase: phase)
  }
}

/// A transition that knows what becomes of it where motion is reduced.
@MainActor
protocol ReducibleTransition: Transition {
  /// The transition without any motion.
  var withoutMotion: any Transition { get }
}

extension Transition {
  /// What shows the view's coming and going without moving it.
  var reduced: any Transition {
    if let known = self as? any ReducibleTransition { return known.withoutMotion }
    return Self.properties.hasMotion ? OpacityTransition() : self
  }
}

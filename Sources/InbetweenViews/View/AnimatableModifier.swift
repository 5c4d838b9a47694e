import InbetweenMotion

/// A modifier whose body is evaluated in each frame while its ``Animatable/animatableData`` move.
///
/// SwiftUI keeps the name for older code: a modifier that is ``Animatable`` does the same.
@available(*, deprecated, message: "declare the type to be Animatable and a ViewModifier")
public protocol AnimatableModifier: Animatable, ViewModifier {}

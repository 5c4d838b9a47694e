/// A type that describes what of it can be animated.
///
/// Views, view modifiers and shapes that conform are given interpolated `animatableData` while an
/// animation runs.
@MainActor @preconcurrency
public protocol Animatable {
  /// The vector that is animated.
  associatedtype AnimatableData: VectorArithmetic

  /// What of this value is animated.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself, which is its own animatable data.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing, since the type names no animatable data of its own.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

import Foundation
import InbetweenMotion

/// An effect whose animatable data move when they change, and what it does on the way.
@MainActor
class EffectMotion {
  /// Whether the effect changes from frame to frame.
  var isActive: Bool { false }

  /// Returns the map of a view of a size in points at a time; no time asks for the model.
  func transform(of size: CGSize, at time: Double?) -> CGAffineTransform { .identity }

  /// Returns the opacity of what is shown at a time, no time asking for the model; nil for an effect that leaves
  /// it alone.
  func opacity(at time: Double?) -> Double? { nil }

  func drop() {}
}

/// An effect that also fades what it is applied to.
protocol FadingEffect {
  /// The opacity 0…1.
  var opacity: Double { get }
}

/// The effect of one type that an element shows.
final class TypedEffectMotion<Effect: GeometryEffect>: EffectMotion {
  private var effect: Effect
  private let data: AnimatedData<Effect.AnimatableData>

  init(_ effect: Effect, of element: Element) {
    self.effect = effect
    data = AnimatedData(of: element)
    data.set(effect.animatableData)
  }

  override var isActive: Bool { data.isActive }

  func set(_ new: Effect) {
    effect = new
    data.set(new.animatableData)
  }

  override func transform(of size: CGSize, at time: Double?) -> CGAffineTransform {
    shown(at: time).effectValue(size: size).drawn
  }

  override func opacity(at time: Double?) -> Double? {
    (shown(at: time) as? any FadingEffect)?.opacity
  }

  private func shown(at time: Double?) -> Effect {
    guard let time, data.isActive, let shown = data.presentation(at: time) else { return effect }
    var moved = effect
    moved.animatableData = shown
    return moved
  }

  override func drop() { data.drop() }
}

import Foundation

extension UnitPoint: Animatable {
  /// The coordinates, each times 128 so that a spring between unit points settles in time.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x * 128, y * 128) }
    set {
      x = newValue.first / 128
      y = newValue.second / 128
    }
  }
}

import Foundation

extension Double: Animatable {
  public typealias AnimatableData = Double
}

extension Float: Animatable {
  public typealias AnimatableData = Float
}

extension CGFloat: Animatable {
  public typealias AnimatableData = CGFloat
}

extension AnimatablePair: Animatable {
  public typealias AnimatableData = AnimatablePair
}

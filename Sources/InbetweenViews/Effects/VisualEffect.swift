import Foundation
import InbetweenDrawing
import InbetweenMotion

/// Changes of how a view is shown that its layout does not see, as `visualEffect` makes them.
public nonisolated protocol VisualEffect: Animatable, Sendable {
  /// What is done, in order. Not for authors.
  var _operations: [_VisualOperation] { get }
}

/// One thing that a visual effect does.
///
/// Not in SwiftUI.
public nonisolated enum _VisualOperation: Hashable, Sendable {
  case offset(CGSize)
  case scale(CGSize, UnitPoint)
  case rotation(Angle, UnitPoint)
  case transform(CGAffineTransform)
  case opacity(Double)
}

/// The visual effect that changes nothing: what others begin with.
public nonisolated struct EmptyVisualEffect: VisualEffect {
  public typealias AnimatableData = EmptyAnimatableData

  /// Creates the effect.
  public init() {}

  public var _operations: [_VisualOperation] { [] }
}

/// Several visual effects in order.
///
/// Not in SwiftUI.
public nonisolated struct _VisualEffects: VisualEffect {
  public typealias AnimatableData = EmptyAnimatableData

  public let _operations: [_VisualOperation]
}

extension VisualEffect {
  private nonisolated func adding(_ operation: _VisualOperation) -> _VisualEffects {
    _VisualEffects(_operations: _operations + [operation])
  }

  /// Shows the view moved by a distance in points.
  public nonisolated func offset(_ offset: CGSize) -> some VisualEffect { adding(.offset(offset)) }

  /// Shows the view moved by a distance in points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(.offset(CGSize(width: x, height: y)))
  }

  /// Shows the view larger or smaller by factors along both axes, about a point of its frame.
  public nonisolated func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding(.scale(scale, anchor))
  }

  /// Shows the view larger or smaller by a factor, about a point of its frame.
  public nonisolated func scaleEffect(
    _ s: CGFloat, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding(.scale(CGSize(width: s, height: s), anchor))
  }

  /// Shows the view larger or smaller by factors along both axes, about a point of its frame.
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding(.scale(CGSize(width: x, height: y), anchor))
  }

  /// Shows the view turned by an angle, clockwise, about a point of its frame.
  public nonisolated func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding(.rotation(angle, anchor))
  }

  /// Shows the view as an affine map makes it, in points from its upper left corner.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(.transform(transform))
  }

  /// Shows the view with an opacity from 0 (not at all) to 1.
  public nonisolated func opacity(_ opacity: Double) -> some VisualEffect {
    adding(.opacity(opacity))
  }
}

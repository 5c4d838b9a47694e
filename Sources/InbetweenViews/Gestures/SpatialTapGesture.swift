import Foundation

/// A tap that tells where it was.
public nonisolated struct SpatialTapGesture: Gesture {
  public typealias Body = Never

  /// What the gesture tells.
  public nonisolated struct Value: Hashable, Sendable {
    /// Where the mouse button went up, in points of the gesture's space.
    public var location: CGPoint
  }

  /// How many taps it takes.
  public var count: Int
  /// The space in which it tells places.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture of a number of taps, one at least, that tells places in a space.
  public init<Space: CoordinateSpaceProtocol>(count: Int = 1, coordinateSpace: Space) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// Creates a gesture of a number of taps, one at least, that tells places in a space, the view's own.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  @MainActor public static func _makeRecognizer(
    _ gesture: SpatialTapGesture
  ) -> _GestureRecognizer<SpatialTapGesture, Value> {
    TapRecognizer(gesture, count: gesture.count) { place, context in
      Value(location: context.location(of: place, in: gesture.coordinateSpace))
    }
  }

  @MainActor public static var _isTappable: Bool { true }
}

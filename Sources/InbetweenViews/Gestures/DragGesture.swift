import Foundation
import InbetweenMotion

/// The mouse moved while its button is down.
public nonisolated struct DragGesture: Gesture {
  public typealias Body = Never

  /// How far the mouse has to go, in points, before it is a drag.
  public var minimumDistance: CGFloat
  /// The space in which it tells places.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture that begins after a distance in points and tells places in a space.
  public init<Space: CoordinateSpaceProtocol>(minimumDistance: CGFloat = 10, coordinateSpace: Space)
  {
    self.init(
      minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// Creates a gesture that begins after a distance in points and tells places in a space, the view's own.
  ///
  /// Edges: with no distance it begins as soon as the button goes down.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  @MainActor public static func _makeRecognizer(
    _ gesture: DragGesture
  ) -> _GestureRecognizer<DragGesture, Value> {
    DragRecognizer(gesture)
  }
}

extension DragGesture {
  /// What a drag tells.
  public nonisolated struct Value: Hashable, Sendable {
    /// When: seconds since the run began, as a date.
    public var time: Date
    /// Where the mouse is, in points.
    public var location: CGPoint
    /// Where the button went down, in points.
    public var startLocation: CGPoint
    /// How fast the mouse moves, in points a second.
    public var velocity: CGSize

    /// How far the mouse is from where the button went down, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the mouse would come to rest: as far ahead as it goes in a quarter of a second.
    ///
    /// Source: SwiftUI's interface, which has the velocity as four times the distance to this place.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// How far the place at which the mouse would come to rest is from where the button went down.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }
}

/// Follows the mouse.
final class DragRecognizer: _GestureRecognizer<DragGesture, DragGesture.Value> {
  private var start: LayoutPoint?
  private var motion = PointerMotion()
  private var current = GesturePhase<DragGesture.Value>.possible(nil)

  override var phase: GesturePhase<DragGesture.Value> { current }

  override func handle(_ event: PointerEvent, in context: GestureContext) {
    guard !current.isOver else { return }
    if event.kind == .press { start = event.place }
    guard let start else {
      current = .failed
      return
    }
    if event.kind != .release { motion.add(event.place, at: event.time) }
    let isFar = event.place.distance(to: start) >= Double(gesture.minimumDistance)
    guard current.isRecognized || isFar else {
      if event.kind == .release { current = .failed }
      return
    }
    let value = value(of: event, since: start, in: context)
    current = event.kind == .release ? .ended(value) : .active(value)
  }

  /// What is told: both ends go by where the view is now, so that a view which follows the drag does not shake.
  private func value(
    of event: PointerEvent, since start: LayoutPoint, in context: GestureContext
  ) -> DragGesture.Value {
    let velocity = motion.velocity(at: event.time)
    return DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: event.time),
      location: context.location(of: event.place, in: gesture.coordinateSpace),
      startLocation: context.location(of: start, in: gesture.coordinateSpace),
      velocity: CGSize(width: velocity.x, height: velocity.y))
  }
}

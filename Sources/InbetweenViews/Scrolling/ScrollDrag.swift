import Foundation
import InbetweenDrawing
import InbetweenMotion

/// A mouse button that went down on scroll views, and what it does to them. Places are points of the window.
@MainActor
struct ScrollDrag {
  /// The scroll views under the button, from the inside out.
  let candidates: [ScrollElement]
  let start: LayoutPoint
  /// The one that is dragged, once it is known which.
  private weak var dragged: ScrollElement?
  private var axes: Axis.Set = []
  /// What was scrolled when the drag began.
  private var base = LayoutPoint.zero
  private var motion = PointerMotion()
  private var isHeld = false
  /// How far the content had been moved unseen by then.
  private var rebased = LayoutPoint.zero

  init(candidates: [ScrollElement], start: LayoutPoint) {
    self.candidates = candidates
    self.start = start
  }

  /// Finds what is dragged once the mouse has gone half a cell, and returns whether it is known: the innermost view
  /// that scrolls that way and can go on, else the innermost that scrolls that way.
  mutating func find(at place: LayoutPoint, metrics: CellMetrics) -> Bool {
    guard dragged == nil else { return true }
    let distance = place - start
    let isFar = abs(distance.x) >= metrics.width / 2 || abs(distance.y) >= metrics.height / 2
    guard isFar else { return false }
    let main: Axis = abs(distance.x) > abs(distance.y) ? .horizontal : .vertical
    let live = candidates.filter { $0.isPresent && $0.canDrag(main) }
    let forward = (main == .horizontal ? distance.x : distance.y) < 0
    let found = live.first { $0.canGoOn(main, forward: forward) } ?? live.first
    dragged = found
    axes = found?.draggedAxes(mainly: main) ?? []
    return found != nil
  }

  /// Has what is dragged follow the mouse; returns whether it is still there.
  mutating func move(to place: LayoutPoint, at time: TimeInterval) -> Bool {
    guard let dragged, dragged.isPresent else { return false }
    if !isHeld {
      isHeld = true
      dragged.isHeld = true
      dragged.halt()
      base = dragged.modelOffset
      rebased = dragged.rebased
      motion.add(start, at: time)
    }
    motion.add(place, at: time)
    base.x += dragged.rebased.x - rebased.x
    base.y += dragged.rebased.y - rebased.y
    rebased = dragged.rebased
    dragged.drag(to: goal(at: place), axes: axes)
    return true
  }

  /// Lets go of the content.
  mutating func end(at time: TimeInterval) {
    guard isHeld, let dragged else { return }
    isHeld = false
    // What is not seen any more stops where it is.
    guard dragged.isPresent else { return dragged.drop() }
    // Content goes the other way than the window that shows it.
    let velocity = motion.velocity(at: time)
    dragged.release(
      velocity: LayoutPoint(
        x: axes.contains(.horizontal) ? -velocity.x : 0,
        y: axes.contains(.vertical) ? -velocity.y : 0), from: base)
  }

  private func goal(at place: LayoutPoint) -> LayoutPoint {
    LayoutPoint(
      x: base.x + (axes.contains(.horizontal) ? start.x - place.x : 0),
      y: base.y + (axes.contains(.vertical) ? start.y - place.y : 0))
  }
}

extension ScrollElement {
  /// Whether a drag along an axis moves the content, if only against its edges.
  func canDrag(_ axis: Axis) -> Bool {
    guard !settings.isDisabled, axes.contains(Axis.Set(axis)) else { return false }
    return limit(axis) > 0 || !settings.rigidAxes.contains(Axis.Set(axis))
  }

  /// Whether there is more to see in a direction.
  func canGoOn(_ axis: Axis, forward: Bool) -> Bool {
    !settings.isDisabled && (forward ? offset(axis) < limit(axis) : offset(axis) > 0)
  }

  fileprivate func draggedAxes(mainly main: Axis) -> Axis.Set {
    axes == [.horizontal, .vertical] ? axes : Axis.Set(main)
  }

  /// Shows the content where a drag takes it, with the edges' resistance.
  fileprivate func drag(to offset: LayoutPoint, axes: Axis.Set) {
    func shown(_ offset: Double, _ axis: Axis) -> Double {
      ScrollPhysics.stretched(offset, limit: limit(axis), window: length(axis))
    }
    var transaction = Transaction()
    // A spring goes on with the velocity that the content has when it is let go.
    transaction.tracksVelocity = true
    setOffset(
      LayoutPoint(x: shown(offset.x, .horizontal), y: shown(offset.y, .vertical)), by: transaction)
  }

  /// Lets go of content that is not seen any more, on the nearest whole cell.
  fileprivate func drop() {
    isHeld = false
    guard isMounted else { return }
    setOffset(limited(grid.nearest(modelOffset)), by: Transaction())
  }

  /// Has the content run on, or return from beyond an edge, from a velocity in points a second.
  fileprivate func release(velocity: LayoutPoint, from start: LayoutPoint) {
    isHeld = false
    let here = modelOffset
    let rest = LayoutPoint(
      x: ScrollPhysics.rest(from: here.x, velocity: velocity.x),
      y: ScrollPhysics.rest(from: here.y, velocity: velocity.y))
    let target = limited(grid.nearest(settled(at: rest, velocity: velocity, from: start)))
    guard target != here else { return halt() }
    let isFaster = abs(velocity.x) > abs(velocity.y)
    let distance = target - here
    let frequency =
      limited(here) != here
      ? ScrollPhysics.returnFrequency
      : ScrollPhysics.frequency(
        distance: isFaster ? distance.x : distance.y, velocity: isFaster ? velocity.x : velocity.y)
    setOffset(target, by: Transaction(animation: ScrollPhysics.spring(frequency: frequency)))
    settings.position?.didScroll(self)
  }
}

import Foundation
import InbetweenDrawing
import InbetweenMotion

/// Where content comes to rest that has a target behaviour.
extension ScrollElement {
  /// Returns where content settles that would come to rest at an offset by itself.
  ///
  /// The velocity is in points a second; the content is to begin at its present offset.
  func settled(at offset: LayoutPoint, velocity: LayoutPoint, from start: LayoutPoint? = nil)
    -> LayoutPoint
  {
    guard let behavior = settings.targetBehavior else { return limited(offset) }
    let start = start ?? modelOffset
    let margins = LayoutPoint(x: margin(.horizontal).start, y: margin(.vertical).start)
    let context = ScrollTargetBehaviorContext(
      originalTarget: target(at: start),
      velocity: CGVector(dx: velocity.x, dy: velocity.y),
      contentSize: CGSize(width: contentSize.width, height: contentSize.height),
      containerSize: CGSize(width: rect.width, height: rect.height), axes: axes,
      stops: { axis, near in
        self.stops(axis, near: near).map { $0 - (axis == .horizontal ? margins.x : margins.y) }
      })
    var target = target(at: limited(offset))
    behavior.update(&target, context)
    let origin = target.rect.origin
    guard origin.x.isFinite, origin.y.isFinite else { return limited(offset) }
    return limited(LayoutPoint(x: origin.x, y: origin.y))
  }

  private func target(at offset: LayoutPoint) -> ScrollTarget {
    ScrollTarget(
      rect: CGRect(x: offset.x, y: offset.y, width: rect.width, height: rect.height))
  }

  /// The next place that a target behaviour would rest at; nil without one that rests at views.
  func nextStop(_ axis: Axis, forward: Bool) -> LayoutPoint? {
    guard let behavior = settings.targetBehavior, behavior.restsAtViews else { return nil }
    let here = offset(axis)
    let stops = stops(axis, near: here).map { min(max(0, $0 - margin(axis).start), limit(axis)) }
    let next = forward ? stops.filter { $0 > here }.min() : stops.filter { $0 < here }.max()
    guard let next else { return modelOffset }
    return axis == .horizontal
      ? LayoutPoint(x: next, y: modelOffset.y) : LayoutPoint(x: modelOffset.x, y: next)
  }

  /// Where the views of the target layouts begin in the content, along an axis.
  private func stops(_ axis: Axis, near offset: Double) -> [Double] {
    var found: [Double] = []
    for layout in targetLayouts {
      for child in layout.targets {
        if let rows = child as? any ScrollStops {
          let start = axis == .horizontal ? place(of: child).x : place(of: child).y
          found += rows.stops(near: offset - start, length: length(axis)).map { $0 + start }
        } else {
          let place = place(of: child)
          found.append(axis == .horizontal ? place.x : place.y)
        }
      }
    }
    return found
  }

  /// The length of the window along an axis.
  func length(_ axis: Axis) -> Double { axis == .horizontal ? rect.width : rect.height }

  /// The layouts in the content whose views are targets, those of scroll views inside left out.
  var targetLayouts: [ScrollTargetElement] {
    var found: [ScrollTargetElement] = []
    func collect(_ element: Element) {
      guard !element.isRemoved, !(element is ScrollElement) else { return }
      if let layout = element as? ScrollTargetElement, layout.isEnabled {
        found.append(layout)
      } else {
        for child in element.children { collect(child) }
      }
    }
    for child in children { collect(child) }
    return found
  }
}

/// An element that stands for many views, of which each is a place to rest at.
@MainActor
protocol ScrollStops: Element {
  /// Returns where its views begin, from its own start: those within a window before and behind a place.
  func stops(near offset: Double, length: Double) -> [Double]
}

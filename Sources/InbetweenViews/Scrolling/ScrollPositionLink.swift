import Foundation
import InbetweenDrawing
import InbetweenMotion

/// What connects a scroll view with a state that says where it is scrolled to.
nonisolated final class ScrollPositionLink: Equatable {
  /// What the state asks for.
  enum Wish: Equatable {
    case none
    case id(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(CGPoint)
  }

  private let anchor: UnitPoint?
  private let read: () -> Wish
  private let write: (AnyHashable?) -> Void

  init(
    anchor: UnitPoint?, read: @escaping () -> Wish, write: @escaping (AnyHashable?) -> Void
  ) {
    (self.anchor, self.read, self.write) = (anchor, read, write)
  }

  static func == (lhs: ScrollPositionLink, rhs: ScrollPositionLink) -> Bool {
    lhs === rhs
  }

  /// What is asked for now; whoever is being evaluated depends on it.
  var wish: Wish { read() }

  /// Tells the state which view is seen first.
  @MainActor func didScroll(_ element: ScrollElement) {
    let seen = element.seenID(anchor: anchor)
    element.wish = seen.map { .id($0, anchor) } ?? .none
    write(seen)
  }
}

extension ScrollElement {
  /// Does what a state asks for, once the update is done, if that is something else than before.
  func follow(_ wish: ScrollPositionLink.Wish) {
    guard wish != self.wish else { return }
    self.wish = wish
    guard origin.isSet else { return }
    let transaction = transaction
    graph.afterUpdate { [weak self] in
      guard let self, self.isMounted, self.wish == wish, let goal = self.goal(of: wish) else {
        return
      }
      self.setOffset(self.limited(self.grid.nearest(goal)), by: transaction)
      if case .id(let id, let anchor) = wish {
        let way = Transaction(animation: transaction.effectiveAnimation)
        self.beginPursuit(of: id, anchor: anchor, by: way)
      }
    }
  }

  /// Where the content is scrolled to that does what a state asks for; nil if nothing is asked for.
  func goal(of wish: ScrollPositionLink.Wish) -> LayoutPoint? {
    switch wish {
    case .none: return nil
    case .id(let id, let anchor):
      // Where views are aligned, one that nothing else is said of is seen first.
      let isAligned = settings.targetBehavior?.restsAtViews == true
      let anchor = anchor ?? (isAligned ? .topLeading : nil)
      return place(ofID: id).map { offset(showing: $0, anchor: anchor) }
    case .edge(let edge):
      var goal = modelOffset
      switch edge {
      case .top: goal.y = 0
      case .bottom: goal.y = limit(.vertical)
      case .leading: goal.x = 0
      case .trailing: goal.x = limit(.horizontal)
      }
      return goal
    case .point(let point):
      guard point.x.isFinite, point.y.isFinite else { return nil }
      return LayoutPoint(x: point.x, y: point.y)
    }
  }

  /// The id of the view of a target layout that is seen first, or nearest to an anchor, once all is at rest.
  fileprivate func seenID(anchor: UnitPoint?) -> AnyHashable? {
    let axis: Axis = axes.contains(.vertical) ? .vertical : .horizontal
    let fraction = (axis == .vertical ? anchor?.y : anchor?.x).map { Double($0).unit }
    let line = offset(axis) + margin(axis).start
    var best: (id: AnyHashable, distance: Double)?
    func offer(_ id: AnyHashable, _ start: Double, _ length: Double) {
      // Without an anchor the first view counts of which a part is seen.
      guard fraction != nil || start + length > line else { return }
      let share = fraction ?? 0
      let goal = line + (self.length(axis) - margin(axis).start) * share
      let distance = abs(start + length * share - goal)
      if best.map({ distance < $0.distance }) ?? true { best = (id, distance) }
    }
    for child in targetLayouts.flatMap(\.targets) {
      let place = place(of: child)
      let (start, length) =
        axis == .vertical ? (place.y, place.height) : (place.x, place.width)
      if let rows = child as? any IdentifiedRows {
        for row in rows.rows(near: line - start, length: self.length(axis)) {
          offer(row.id, start + row.start, row.length)
        }
      } else if let id = child.node.explicitID {
        offer(id, start, length)
      }
    }
    return best?.id
  }
}

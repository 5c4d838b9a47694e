import Foundation
import InbetweenMotion

/// Where a scroll view is scrolled to, or is to be.
public nonisolated struct ScrollPosition: Equatable, Sendable {
  /// What was asked for.
  enum Goal: Equatable, Sendable {
    case none
    case id(ID)
    case edge(Edge)
    case point(CGPoint)
  }

  /// The id of a view, whatever its type.
  struct ID: Equatable, Sendable {
    let value: any Hashable & Sendable
    var hashable: AnyHashable { AnyHashable(value) }
    static func == (lhs: ID, rhs: ID) -> Bool { lhs.hashable == rhs.hashable }
  }

  private(set) var goal: Goal
  private(set) var anchor: UnitPoint?
  /// The id of the view that is seen first, as a scroll view says.
  private(set) var seen: ID?
  /// Whether the wheel, a key or a drag has scrolled since something was asked for.
  public private(set) var isPositionedByUser = false

  /// Creates a position that asks for nothing, with ids of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) { goal = .none }

  /// Creates a position that asks for nothing, with ids of a type; the edge is scrolled to at first.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    goal = .edge(edge)
  }

  /// Creates a position that asks for a point of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    goal = .point(point)
  }

  /// Creates a position that asks for an edge of the content.
  public init(edge: Edge) { goal = .edge(edge) }

  /// Creates a position that asks for a view.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    goal = .id(ScrollPosition.ID(value: id))
    self.anchor = anchor
  }

  /// Asks for a view by its id.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }

  /// Asks for an edge of the content.
  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }

  /// Asks for a point of the content, which comes to the window's corner.
  public mutating func scrollTo(point: CGPoint) {
    self = ScrollPosition(idType: Never.self, point: point)
  }

  /// Asks for a place of the content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { scrollTo(point: CGPoint(x: x, y: y)) }

  /// Asks for a place of the content across.
  public mutating func scrollTo(x: CGFloat) { scrollTo(x: x, y: point?.y ?? 0) }

  /// Asks for a place of the content downwards.
  public mutating func scrollTo(y: CGFloat) { scrollTo(x: point?.x ?? 0, y: y) }

  /// The edge that was asked for; nil for anything else.
  public var edge: Edge? {
    if case .edge(let edge) = goal { edge } else { nil }
  }

  /// The point that was asked for; nil for anything else.
  public var point: CGPoint? {
    if case .point(let point) = goal { point } else { nil }
  }

  /// The x that was asked for; nil for anything else.
  public var x: CGFloat? { point?.x }

  /// The y that was asked for; nil for anything else.
  public var y: CGFloat? { point?.y }

  /// The id that was asked for, or of the view that was scrolled to; nil for anything else.
  public var viewID: (any Hashable & Sendable)? {
    if case .id(let id) = goal { id.value } else { seen?.value }
  }

  /// Returns the id that was asked for, or of the view that was scrolled to, if it is of a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  /// A position that a user scrolled to.
  static func byUser(seen: (any Hashable & Sendable)?) -> ScrollPosition {
    var position = ScrollPosition(idType: Never.self)
    position.seen = seen.map { ID(value: $0) }
    position.isPositionedByUser = true
    return position
  }
}

extension View {
  /// Connects the position of scroll views inside with the id of the view that is seen first.
  ///
  /// Writing an id scrolls to it, with the animation of the write; scrolling writes the id of the view that a
  /// target layout shows first (or nearest to the anchor), as soon as the goal is known.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    let link = ScrollPositionLink(
      anchor: anchor, read: { id.wrappedValue.map { .id(AnyHashable($0), anchor) } ?? .none },
      write: { seen in
        guard let seen = seen?.base as? ID, id.wrappedValue != seen else { return }
        id.wrappedValue = seen
      })
    return scrollSettings { $0.position = link }
  }

  /// Connects the position of scroll views inside with one that asks for views, edges and points.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    let link = ScrollPositionLink(
      anchor: anchor, read: { position.wrappedValue.wish(anchor) },
      write: { seen in
        let next = ScrollPosition.byUser(seen: (seen?.base).flatMap { sendable($0) })
        if position.wrappedValue != next { position.wrappedValue = next }
      })
    return scrollSettings { $0.position = link }
  }
}

/// Returns an id as one that may cross threads: it was one of a view's, and ids are values.
private nonisolated func sendable(_ id: Any) -> (any Hashable & Sendable)? {
  (id as? any Hashable).map { unsafeBitCast($0, to: (any Hashable & Sendable).self) }
}

extension ScrollPosition {
  /// What is asked for.
  fileprivate func wish(_ anchor: UnitPoint?) -> ScrollPositionLink.Wish {
    switch goal {
    case .none: .none
    case .id(let id): .id(id.hashable, self.anchor ?? anchor)
    case .edge(let edge): .edge(edge)
    case .point(let point): .point(point)
    }
  }
}

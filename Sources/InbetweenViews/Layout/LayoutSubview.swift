import Foundation
import InbetweenMotion

/// A view that a custom layout arranges, seen from the layout.
public struct LayoutSubview: Equatable, Sendable {
  let element: Element
  private let placer: LayoutPlacer?
  private let index: Int

  init(element: Element, index: Int, placer: LayoutPlacer?) {
    (self.element, self.index, self.placer) = (element, index, placer)
  }

  /// How eagerly the view asks for space, by ``View/layoutPriority(_:)``.
  public var priority: Double {
    let element = element
    return MainActor.assumeIsolated { element.layoutPriority }
  }

  /// The space that the view wants around it.
  public var spacing: ViewSpacing {
    let element = element
    return MainActor.assumeIsolated { element.viewSpacing }
  }

  /// What the view says by a key, else the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let (element, id) = (element, ObjectIdentifier(key))
    let box = MainActor.assumeIsolated { Passed(element.layoutValue(of: id)) }
    return box.value as? K.Value ?? K.defaultValue
  }

  /// Returns how large the view wants to be: whole cells, as layout happens on their grid.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let element = element
    return MainActor.assumeIsolated {
      let size = element.grid.up(element.sizeThatFits(Proposal(proposal)))
      return CGSize(width: size.width, height: size.height)
    }
  }

  /// Returns how large the view wants to be, and where its guides are then.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let element = element
    let own = Proposal(proposal)
    let size = MainActor.assumeIsolated { element.grid.up(element.sizeThatFits(own)) }
    return ViewDimensions(element, size: size, proposal: own)
  }

  /// Puts a point of the view at a place in the coordinates of the layout's bounds.
  ///
  /// Edges: the last call counts; outside of `placeSubviews` a call does nothing, and a place that is no
  /// number counts as the bounds' corner.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let (placer, index) = (placer, index)
    MainActor.assumeIsolated {
      placer?.place(
        index, LayoutPlacer.Placement(position: position, anchor: anchor, proposal: proposal))
    }
  }

  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
    lhs.element === rhs.element
  }

  /// Carries a value out of a closure that runs on the same thread.
  private struct Passed: @unchecked Sendable {
    let value: Any?
    init(_ value: Any?) { self.value = value }
  }
}

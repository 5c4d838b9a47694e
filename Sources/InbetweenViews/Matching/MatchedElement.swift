import Foundation
import InbetweenDrawing
import InbetweenMotion

/// What tells one matched group from another.
struct MatchedKey: Hashable {
  let namespace: Namespace.ID
  let id: AnyHashable
  let type: ObjectIdentifier

  /// What a dump calls the members.
  var name: String { String(describing: id.base) }
}

/// The element of a view that shares its geometry with others.
final class MatchedElement: UnaryElement {
  private(set) var key: MatchedKey?
  private(set) var properties = MatchedGeometryProperties.frame
  private(set) var anchor = UnitPoint.center
  private(set) var isSource = true
  private var proposal = Proposal.unspecified
  private var scope: Int32 = -1
  weak var group: MatchedGroup?

  /// Takes over the parameters, which may make the element a member of another group.
  func apply(
    key: MatchedKey, properties: MatchedGeometryProperties, anchor: UnitPoint, isSource: Bool
  ) {
    // An anchor that is nowhere counts as the default one.
    let anchor = UnitPoint(
      x: bounded(CGFloat(anchor.x)) ?? 0.5, y: bounded(CGFloat(anchor.y)) ?? 0.5)
    let isSame =
      key == self.key && properties == self.properties && anchor == self.anchor
      && isSource == self.isSource
    guard !isSame else { return }
    (self.properties, self.anchor, self.isSource) = (properties, anchor, isSource)
    if key != self.key {
      graph.matcher.remove(self)
      self.key = key
      graph.matcher.add(self, to: key)
    }
    setNeedsLayout()
  }

  /// Whether the element and all around it are there to stay.
  var isLive: Bool {
    var element: Element? = self
    while let current = element {
      if current.isRemoved { return false }
      element = current.parent
    }
    return true
  }

  // The group places what is inside, once all members have their own places.
  override func didPlace(proposal: Proposal) { self.proposal = proposal }

  override func draw(into builder: PictureBuilder) {
    scope = -1
    builder.withName(key?.name, rank: .matchedID) {
      guard group?.isUnderWay == true else { return child.draw(into: builder) }
      scope = builder.withScope(isAbsolute: true) { child.draw(into: builder) }
    }
  }

  override func scopeOrigin(at time: Double?) -> (origin: LayoutPoint, isAbsolute: Bool)? {
    guard let group, group.isUnderWay, let shared = group.geometry(at: time) else { return nil }
    return (frame(for: shared, at: time).origin, true)
  }

  override func unmount() { graph.matcher.remove(self) }

  // MARK: Geometry

  /// The geometry that the element gives to its group by its own place in the layout.
  var ownGeometry: SharedGeometry {
    let origin = originInWindow(at: nil)
    return geometry(of: rect, from: origin)
  }

  /// The geometry that the element is seen with at a time.
  func shownGeometry(at time: Double) -> SharedGeometry {
    geometry(of: child.shownRect(at: time), from: originInWindow(at: time))
  }

  private func geometry(of rect: LayoutRect, from origin: LayoutPoint) -> SharedGeometry {
    SharedGeometry(
      x: origin.x + rect.x + rect.width * anchor.x, y: origin.y + rect.y + rect.height * anchor.y,
      width: rect.width, height: rect.height)
  }

  /// The window rectangle that the element takes for a shared geometry.
  private func frame(for shared: SharedGeometry, at time: Double?) -> LayoutRect {
    var size = rect.size
    if properties.contains(.size) {
      size = child.sizeThatFits(Proposal(width: shared.width, height: shared.height))
    }
    guard properties.contains(.position) else {
      // Only here the way up to the window matters: it is as long as the tree is deep.
      let origin = originInWindow(at: time)
      return LayoutRect(LayoutPoint(x: origin.x + rect.x, y: origin.y + rect.y), size)
    }
    return LayoutRect(
      LayoutPoint(x: shared.x - size.width * anchor.x, y: shared.y - size.height * anchor.y), size)
  }

  /// Places what is inside by the element's own layout.
  func placeBySelf() { child.place(at: rect.origin, proposal: proposal) }

  /// Places what is inside by the geometry of the group, which is at rest.
  func place(by shared: SharedGeometry) {
    let origin = originInWindow(at: nil)
    let frame = frame(for: shared, at: nil)
    child.place(
      at: LayoutPoint(x: frame.x - origin.x, y: frame.y - origin.y),
      proposal: properties.contains(.size)
        ? Proposal(width: shared.width, height: shared.height) : proposal)
  }

  /// Shows the element on its way.
  func show(_ shared: SharedGeometry, at time: Double, in list: inout DisplayList) {
    guard scope >= 0, Int(scope) < list.scopes.count else { return }
    let frame = graph.continuously { self.frame(for: shared, at: time) }
    list.show(SIMD4(frame.x, frame.y, 0, 0), kind: .offset, at: scope)
    graph.continuously {
      child.place(at: .zero, proposal: properties.contains(.size) ? Proposal(frame.size) : proposal)
    }
  }
}

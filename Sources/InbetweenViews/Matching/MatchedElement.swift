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

  /// Makes the key of a member.
  ///
  /// An id that is not equal to itself, such as NaN, matches no other: it stands for the member alone.
  init<ID: Hashable>(id: ID, namespace: Namespace.ID, of member: MatchedElement) {
    self.namespace = namespace
    self.id =
      id == id ? AnyHashable(id) : AnyHashable(LoneID(member: ObjectIdentifier(member), id: id))
    type = ObjectIdentifier(ID.self)
  }
}

/// Stands for an id that is not equal to itself: it is that of one member, and is called as the id is.
private struct LoneID: Hashable, CustomStringConvertible {
  let member: ObjectIdentifier
  let description: String

  init(member: ObjectIdentifier, id: some Hashable) {
    (self.member, description) = (member, String(describing: id))
  }
}

/// The element of a view that shares its geometry with others.
final class MatchedElement: UnaryElement {
  private(set) var key: MatchedKey?
  private(set) var properties = MatchedGeometryProperties.frame
  private(set) var anchor = UnitPoint.center
  private(set) var isSource = true
  private var proposal = Proposal.unspecified
  private var scope: Int32 = -1
  /// Where the element was last arranged on its way, in points of the window.
  private var shownOrigin = LayoutPoint.zero
  /// Whether it stands in a view that is under way.
  private(set) var isCarried = false
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
      graph.setNeedsRebuild()
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
  override func didPlace(proposal: Proposal) {
    self.proposal = proposal
    isCarried = grid.isContinuous
    if isCarried { graph.matcher.wasCarried(self) }
  }

  override func drawParts(into builder: PictureBuilder) {
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
  var ownGeometry: SharedGeometry { geometry(at: nil) }

  /// The geometry by the element's own place in what is around it, as that is seen at a time.
  func geometry(at time: Double?) -> SharedGeometry {
    geometry(of: rect, from: originInWindow(at: time))
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
  func place(by shared: SharedGeometry, at time: Double?) {
    let origin = originInWindow(at: time)
    let frame = frame(for: shared, at: time)
    child.place(
      at: LayoutPoint(x: frame.x - origin.x, y: frame.y - origin.y),
      proposal: innerProposal(LayoutSize(width: shared.width, height: shared.height)))
  }

  /// Places what is inside where the way ends, from which members further inside take their goals.
  func placeAtGoal(_ shared: SharedGeometry) {
    let frame = frame(for: shared, at: nil)
    child.resetFrames()
    child.place(at: .zero, proposal: innerProposal(frame.size))
  }

  /// Arranges what is inside as it is seen on the way.
  func arrange(by shared: SharedGeometry, at time: Double) {
    graph.continuously {
      let frame = frame(for: shared, at: time)
      shownOrigin = frame.origin
      child.place(at: .zero, proposal: innerProposal(frame.size))
    }
  }

  private func innerProposal(_ size: LayoutSize) -> Proposal {
    properties.contains(.size) ? Proposal(size) : proposal
  }

  /// Shows the element where it was arranged last on its way.
  func show(in list: inout DisplayList) {
    guard scope >= 0, Int(scope) < list.scopes.count else { return }
    list.show(SIMD4(shownOrigin.x, shownOrigin.y, 0, 0), kind: .offset, at: scope)
  }
}

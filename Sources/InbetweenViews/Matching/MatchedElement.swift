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
  /// What the view inside was offered last.
  private var inside: Proposal?
  private var scope: Int32 = -1
  /// Where the element was last arranged on its way, in points of its scope.
  private var shownOrigin = LayoutPoint.zero
  /// Whether it stands in a view that is under way.
  private(set) var isCarried = false
  /// The source beside which the view stands at rest, if other scopes are around that.
  private var tie: MatchedTie?
  /// How far the view was carried by that from where it stands when it was looked at last.
  private var carried = LayoutPoint.zero
  /// Whether somebody is asking where its scope is.
  private var isAsked = false
  weak var group: MatchedGroup?
  /// When it became live in its group, counted in insertions; nil while it is being removed.
  var insertion: Int?

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

  /// The groups of the matched views around.
  var outerGroups: [MatchedGroup] {
    var groups: [MatchedGroup] = []
    var around = parent
    while let current = around {
      if let group = (current as? MatchedElement)?.group { groups.append(group) }
      around = current.parent
    }
    return groups
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
      guard group?.isUnderWay == true || isTied else { return child.draw(into: builder) }
      scope = builder.withScope { child.draw(into: builder) }
    }
  }

  override func scopeOrigin(at time: Double?) -> LayoutPoint? {
    // Where sources stand in views that follow one another's, the one that is asked first counts as at rest.
    guard let group, !isAsked else { return nil }
    isAsked = true
    defer { isAsked = false }
    guard group.isUnderWay, let shared = group.geometry(at: time) else {
      return tie?.distance(of: self, at: time)
    }
    guard time != nil else { return frame(for: shared, at: nil).origin }
    return graph.continuously { frame(for: shared, at: time).origin }
  }

  override func willUnmount() { graph.matcher.remove(self) }

  // MARK: Geometry

  /// The geometry that the element gives to its group by its own place in the layout.
  var ownGeometry: SharedGeometry { geometry(at: nil) }

  /// The geometry by the element's own place in what is around it, as that is seen at a time.
  func geometry(at time: Double?) -> SharedGeometry {
    geometry(of: rect, mappedBy: windowTransform(at: time))
  }

  /// The geometry that the element is seen with at a time.
  func shownGeometry(at time: Double) -> SharedGeometry {
    geometry(of: child.shownRect(at: time), mappedBy: windowTransform(at: time))
  }

  /// The geometry of a place in a scope whose places a map moves to the window; the size is that in the scope.
  func geometry(of rect: LayoutRect, mappedBy map: CGAffineTransform) -> SharedGeometry {
    let point = CGPoint(
      x: rect.x + rect.width * anchor.x, y: rect.y + rect.height * anchor.y
    ).applying(map)
    return SharedGeometry(
      x: Double(point.x), y: Double(point.y), width: rect.width, height: rect.height)
  }

  /// Where the element stands in its scope for a shared geometry.
  ///
  /// Edges: in what is too thin to be seen it stands as if that were not turned or stretched.
  private func frame(for shared: SharedGeometry, at time: Double?) -> LayoutRect {
    var size = rect.size
    if properties.contains(.size) {
      size = child.sizeThatFits(Proposal(width: shared.width, height: shared.height))
    }
    guard properties.contains(.position) else { return LayoutRect(rect.origin, size) }
    let point = LayoutPoint(x: shared.x, y: shared.y)
    let own = place(ofWindow: point, at: time) ?? point - originInWindow(at: time)
    return LayoutRect(
      LayoutPoint(x: own.x - size.width * anchor.x, y: own.y - size.height * anchor.y), size)
  }

  /// Places what is inside by the element's own layout.
  func placeBySelf() {
    bind(to: nil)
    placeInside(at: rect.origin, proposal: proposal)
  }

  /// Places what is inside by the geometry of the group, which is at rest, beside its source.
  func place(by shared: SharedGeometry, of source: MatchedElement, at time: Double?) {
    bind(to: properties.contains(.position) ? MatchedTie(to: source, of: self) : nil)
    placeInside(
      at: frame(for: shared, at: time).origin - (time == nil ? .zero : carried),
      proposal: innerProposal(LayoutSize(width: shared.width, height: shared.height)))
  }

  private func placeInside(at origin: LayoutPoint, proposal: Proposal) {
    inside = proposal
    child.place(at: origin, proposal: proposal)
  }

  /// Whether the view is carried along with the source of its group, which is at rest.
  var isTied: Bool { tie != nil }

  /// Notes how far the view is carried at a time.
  func noteCarriage(at time: Double) { carried = tie?.distance(of: self, at: time) ?? .zero }

  /// Has the view carried by another tie from now on, or by none, and shown where it is.
  private func bind(to tie: MatchedTie?) {
    let old = carried
    if (tie == nil) != (self.tie == nil) { graph.setNeedsRebuild() }
    self.tie = tie
    noteCarriage(at: graph.now)
    let move = old - carried
    guard let inside, abs(move.x) + abs(move.y) > 1e-9, !child.needsPlacing else { return }
    // What is around the source carries the view from where it is seen: that is no part of its own way.
    graph.placing(by: Transaction()) {
      placeInside(at: child.rect.origin + move, proposal: inside)
    }
  }

  /// Places what is inside where the way ends, from which members further inside take their goals.
  func placeAtGoal(_ shared: SharedGeometry) {
    let frame = frame(for: shared, at: nil)
    child.resetFrames()
    bind(to: nil)
    placeInside(at: .zero, proposal: innerProposal(frame.size))
  }

  /// Arranges what is inside as it is seen on the way.
  func arrange(by shared: SharedGeometry, at time: Double) {
    graph.continuously {
      let frame = frame(for: shared, at: time)
      shownOrigin = frame.origin
      placeInside(at: .zero, proposal: innerProposal(frame.size))
    }
  }

  /// Has the view stand by itself where it was arranged last, so that it goes on from there.
  func leaveWay() {
    child.resetFrames()
    guard let inside else { return }
    graph.continuously {
      placeInside(at: shownOrigin, proposal: inside)
    }
  }

  private func innerProposal(_ size: LayoutSize) -> Proposal {
    properties.contains(.size) ? Proposal(size) : proposal
  }

  /// Shows the element where it was arranged last on its way.
  func show(in list: inout DisplayList) {
    guard scope >= 0, build == list.generation else { return }
    let place = isTied ? carried : shownOrigin
    list.show(SIMD4(place.x, place.y, 0, 0), kind: .offset, at: scope)
  }
}

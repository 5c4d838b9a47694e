import InbetweenDrawing
import InbetweenMotion

/// The views that share one geometry.
@MainActor
final class MatchedGroup: AttributeOwner {
  let serial: Int
  private unowned let graph: ViewGraph
  private var members: [Member] = []
  private var insertions = 0
  private weak var source: MatchedElement?
  /// The geometry as if what is around the source stood where it goes to.
  private var shared = AnimatedAttribute(.group)
  /// What is around the source and may carry it, up to a matched view that is under way itself.
  private var carriers: [Carrier] = []
  /// Whether several live members wanted to lead when the source was chosen last.
  private(set) var isContested = false
  /// The source from the current update on, and where the one before is seen if the way begins there.
  private var next: (source: MatchedElement?, start: SIMD4<Double>?) = (nil, nil)

  private struct Member {
    let element: MatchedElement
    /// When the member became live, counted in insertions; nil while it is being removed.
    var insertion: Int?
  }

  init(graph: ViewGraph, serial: Int) {
    self.graph = graph
    self.serial = serial
  }

  var isEmpty: Bool { members.isEmpty }

  /// Whether the members are on the way from one geometry to another.
  var isUnderWay: Bool { shared.isActive }

  /// The groups of the matched views around members.
  var outerGroups: [MatchedGroup] {
    members.flatMap { member in
      var found: [MatchedGroup] = []
      var element = member.element.parent
      while let current = element {
        if let group = (current as? MatchedElement)?.group, group !== self { found.append(group) }
        element = current.parent
      }
      return found
    }
  }

  func add(_ element: MatchedElement) {
    element.group = self
    members.append(Member(element: element))
  }

  func remove(_ element: MatchedElement) {
    members.removeAll { $0.element === element }
    element.group = nil
    if members.isEmpty {
      graph.animator.drop(&shared)
    } else if element === source {
      // The others follow nobody now, also where the view stays and leads another group.
      source = nil
      graph.setNeedsLayout()
    }
  }

  /// The shared geometry as it is shown at a time, or the model; nil where there never was a source.
  func geometry(at time: Double?) -> SharedGeometry? {
    guard shared.isSet else { return nil }
    return SharedGeometry(time.map { presentation(at: $0) } ?? shared.value)
  }

  /// The geometry that is shown at a time, carried along by what is around the source.
  private func presentation(at time: Double) -> SIMD4<Double> {
    graph.animator.presentation(of: shared, at: time) + carriage(at: time)
  }

  /// How far from its goal what is around the source is seen at a time.
  private func carriage(at time: Double) -> SIMD4<Double> {
    carriers.reduce(.zero) { $0 + $1.distance(at: time) }
  }

  // MARK: Updating

  /// Chooses the source, and notes where the old one is seen before any member is placed anew.
  func prepare() {
    let source = chooseSource()
    let isOther = shared.isSet && !isUnderWay && source !== self.source
    guard let source, isOther, source.reduced(source.transaction).animation != nil else {
      next = (source, nil)
      return
    }
    next = (source, self.source?.shownGeometry(at: graph.now).attribute ?? shared.value)
  }

  /// Takes the source's geometry over and places the members by it.
  func resolve() {
    let wasUnderWay = isUnderWay
    let next = next
    if let source = next.source { takeOver(from: source, start: next.start) }
    source = next.source ?? source
    self.next = (nil, nil)
    if isUnderWay {
      if !wasUnderWay { graph.setNeedsRebuild() }
      for member in members { member.element.placeAtGoal(SharedGeometry(shared.value)) }
      return
    }
    for member in members {
      // Where nothing moves, a view that goes fades at its own place.
      let stays = member.insertion == nil && member.element.node.environment.reducesMotion
      if member.element !== next.source, shared.isSet, source != nil, !stays {
        member.element.place(by: SharedGeometry(shared.value), at: nil)
      } else {
        member.element.placeBySelf()
      }
    }
  }

  /// The live source that was inserted last.
  private func chooseSource() -> MatchedElement? {
    for index in members.indices {
      guard members[index].element.isLive else {
        members[index].insertion = nil
        continue
      }
      if members[index].insertion == nil {
        insertions += 1
        members[index].insertion = insertions
      }
    }
    let sources = members.filter { $0.insertion != nil && $0.element.isSource }
    isContested = sources.count > 1
    return sources.max { ($0.insertion ?? 0) < ($1.insertion ?? 0) }?.element
  }

  /// What warnings call the views by that the members stand in which want to lead.
  var sourcePlaces: [String] {
    members.filter { $0.insertion != nil && $0.element.isSource }
      .reduce(into: []) { places, member in
        let place = member.element.node.placeName
        if !places.contains(place) { places.append(place) }
      }
  }

  private func takeOver(from source: MatchedElement, start: SIMD4<Double>?) {
    let value = source.ownGeometry.attribute
    let transaction = source.reduced(source.transaction)
    let before = carriage(at: graph.now)
    carriers = Carrier.around(source)
    let carriage = carriage(at: graph.now)
    if isUnderWay {
      // What is around the source carries the group from where it is seen: that is no part of the way.
      let shift = before - carriage
      let shifted = shared.value + shift
      let isThere = (0..<4).allSatisfy { abs(value[$0] - shifted[$0]) < 1e-6 }
      if shift != .zero { retarget(to: isThere ? value : shifted, by: Transaction()) }
      retarget(to: value, by: transaction)
    } else if let start {
      graph.animator.restart(
        &shared, from: start - carriage, to: value, owner: self, transaction: transaction,
        pass: graph.passSerial, at: graph.now)
    } else {
      shared = AnimatedAttribute(.group, value)
    }
  }

  private func retarget(to value: SIMD4<Double>, by transaction: Transaction) {
    _ = graph.animator.set(
      &shared, to: value, owner: self, target: -1, transaction: transaction,
      pass: graph.passSerial, at: graph.now)
  }

  // MARK: On the way

  /// Arranges the members as they are seen at a time.
  func arrange(at time: Double) {
    let shown = SharedGeometry(presentation(at: time))
    for member in members { member.element.arrange(by: shown, at: time) }
  }

  /// Places members that are at rest in a view that is under way, and those that follow them.
  func follow(at time: Double) {
    graph.continuously {
      let leader = shared.isSet ? source : nil
      for member in members where member.element.isCarried {
        if leader == nil || member.element === leader { member.element.placeBySelf() }
      }
      guard let leader else { return }
      let geometry = leader.geometry(at: time)
      for member in members where member.element !== leader {
        if leader.isCarried || member.element.isCarried {
          member.element.place(by: geometry, at: time)
        }
      }
    }
  }

  /// Writes the places of the members into the display list, as they were arranged last.
  func show(in list: inout DisplayList) {
    for member in members { member.element.show(in: &list) }
  }

  var environmentValues: EnvironmentValues {
    (next.source ?? source)?.environmentValues ?? EnvironmentValues()
  }

  func attributeDidSettle(_ kind: AnimatedAttribute.Kind) {
    shared.slot = -1
    for member in members { member.element.child.resetFrames() }
    graph.setNeedsLayout()
    graph.setNeedsRebuild()
  }
}

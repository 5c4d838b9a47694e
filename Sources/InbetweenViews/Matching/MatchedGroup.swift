import InbetweenDrawing
import InbetweenMotion

/// The views that share one geometry.
@MainActor
final class MatchedGroup: AttributeOwner {
  let serial: Int
  private unowned let graph: ViewGraph
  private var members = MatchedMembers()
  private weak var source: MatchedElement?
  /// The geometry as if the source's own place were seen where it goes to.
  private var shared = AnimatedAttribute(.group)
  /// The source's own place, as the way was directed to it last.
  private var goal = MatchedGoal()
  /// The place that the way goes to once what is around the source has been arranged on a way of its own.
  private var pending: MatchedGoal?
  /// The source from the current update on, and where the one before is seen if the way begins there.
  private var next: (source: MatchedElement?, start: SIMD4<Double>?) = (nil, nil)
  /// How far the source was seen from its goal before the current update, while the group is under way.
  private var carriage = SIMD4<Double>.zero

  init(graph: ViewGraph, serial: Int) {
    self.graph = graph
    self.serial = serial
  }

  var isEmpty: Bool { members.isEmpty }

  /// Whether the members are on the way from one geometry to another.
  var isUnderWay: Bool { shared.isActive || isPending }

  /// Whether the way is yet to be directed to where it goes from now on.
  var isPending: Bool { pending != nil }

  /// The groups of the matched views around members.
  var outerGroups: [MatchedGroup] {
    members.elements.flatMap(\.outerGroups).filter { $0 !== self }
  }

  /// Whether several live members want to lead.
  var isContested: Bool { members.areContested }

  /// What warnings call the views by that the members stand in which want to lead.
  var sourcePlaces: [String] { members.sourcePlaces }

  func add(_ element: MatchedElement) {
    element.group = self
    members.add(element)
  }

  func remove(_ element: MatchedElement) {
    // A view that stays, and is one of another group from now on, goes on from where it is seen.
    if isUnderWay, element.isMounted { element.leaveWay() }
    members.remove(element)
    element.group = nil
    if members.isEmpty {
      graph.animator.drop(&shared)
    } else if element === source {
      // The others follow nobody now, also where the view stays and leads another group.
      if carriage != .zero { retarget(to: shared.value + carriage, by: Transaction()) }
      carriage = .zero
      source = nil
      graph.setNeedsLayout()
    }
  }

  /// The shared geometry as it is shown at a time, or the model; nil where there never was a source.
  func geometry(at time: Double?) -> SharedGeometry? {
    guard shared.isSet else { return nil }
    return SharedGeometry(time.map { presentation(at: $0) } ?? pending?.value ?? shared.value)
  }

  /// The geometry that is shown at a time: where the source's own place is seen, less what is left of the way.
  private func presentation(at time: Double) -> SIMD4<Double> {
    graph.animator.presentation(of: shared, at: time) + carriage(at: time)
  }

  /// How far the source's own place is seen from where it goes to, since what is around it moves.
  private func carriage(at time: Double) -> SIMD4<Double> {
    source.map { goal.carriage(of: $0, at: time) } ?? .zero
  }

  // MARK: Updating

  /// Chooses the source, and notes where the old one is seen before any member is placed anew.
  func prepare() {
    let source = members.chooseSource(after: self.source)
    carriage = shared.isActive ? carriage(at: graph.now) : .zero
    let isOther = shared.isSet && !isUnderWay && source !== self.source
    guard let source, isOther, source.reduced(source.transaction).animation != nil else {
      next = (source, nil)
      return
    }
    next = (source, self.source?.shownGeometry(at: graph.now).attribute ?? shared.value)
  }

  /// Takes the source's geometry over and places the members where they go to.
  ///
  /// A way inside of another waits for ``setOut()``: where the source's place is seen is not known yet.
  func resolve() {
    guard let source = next.source else { return dissolve() }
    let wasUnderWay = isUnderWay
    let goal = MatchedGoal(of: source)
    if isUnderWay || next.start != nil, source.outerGroups.contains(where: \.isUnderWay) {
      pending = goal
    } else {
      direct(to: goal, of: source)
      next = (nil, nil)
    }
    guard isUnderWay else { return placeAtRest() }
    if !wasUnderWay { graph.setNeedsRebuild() }
    let value = pending?.value ?? shared.value
    for element in members.elements { element.placeAtGoal(SharedGeometry(value)) }
  }

  /// Directs a way inside of another, once that is arranged as it is seen now.
  func setOut() {
    guard let goal = pending else { return }
    pending = nil
    if let source = next.source { direct(to: goal, of: source) }
    next = (nil, nil)
    if !isUnderWay {
      // Nothing is left of the way: the members have to be placed once more.
      for element in members.elements { element.child.resetFrames() }
      graph.setNeedsLayout()
      graph.setNeedsRebuild()
    }
  }

  /// Has each member go by its own place, from where it is seen: nobody leads them, and nothing is left of what was.
  private func dissolve() {
    if isUnderWay {
      for element in members.elements { element.leaveWay() }
      graph.animator.drop(&shared)
      graph.setNeedsRebuild()
    }
    (source, pending, shared) = (nil, nil, AnimatedAttribute(.group))
    placeAtRest()
  }

  private func placeAtRest() {
    for element in members.elements {
      // Where nothing moves, a view that goes fades at its own place.
      let stays = element.insertion == nil && element.node.environment.reducesMotion
      if let source, element !== source, shared.isSet, !stays {
        element.place(by: SharedGeometry(shared.value), of: source, at: nil)
      } else {
        element.placeBySelf()
      }
    }
  }

  private func direct(to goal: MatchedGoal, of source: MatchedElement) {
    let transaction = source.reduced(source.transaction)
    (self.source, self.goal) = (source, goal)
    if shared.isActive {
      // What is around the source carries the group from where it is seen: that is no part of the way.
      let shift = carriage - carriage(at: graph.now)
      let shifted = shared.value + shift
      let isThere = (0..<4).allSatisfy { abs(goal.value[$0] - shifted[$0]) < 1e-6 }
      if shift != .zero { retarget(to: isThere ? goal.value : shifted, by: Transaction()) }
      retarget(to: goal.value, by: transaction)
    } else if let start = next.start {
      graph.animator.restart(
        &shared, from: start - carriage(at: graph.now), to: goal.value, owner: self,
        transaction: transaction, pass: graph.passSerial, at: graph.now)
    } else {
      shared = AnimatedAttribute(.group, goal.value)
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
    carriage = carriage(at: time)
    let shown = SharedGeometry(graph.animator.presentation(of: shared, at: time) + carriage)
    for element in members.elements { element.arrange(by: shown, at: time) }
  }

  /// Places members that are at rest in a view that is under way, and those that follow them.
  func follow(at time: Double) {
    graph.continuously {
      let leader = shared.isSet ? source : nil
      for element in members.elements where element.isCarried {
        if leader == nil || element === leader { element.placeBySelf() }
      }
      guard let leader else { return }
      let geometry = leader.geometry(at: time)
      for element in members.elements where element !== leader {
        if leader.isCarried || element.isCarried {
          element.place(by: geometry, of: leader, at: time)
        }
      }
    }
  }

  /// Notes how far members at rest are carried along with their source at a time.
  func noteCarriage(at time: Double) {
    for element in members.elements { element.noteCarriage(at: time) }
  }

  /// Writes the places of the members into the display list, as they were arranged last.
  func show(in list: inout DisplayList) {
    for element in members.elements { element.show(in: &list) }
  }

  /// Whether a member stands at rest beside a source that may be carried along by what is around it.
  var isTied: Bool { !isUnderWay && members.elements.contains(where: \.isTied) }

  var environmentValues: EnvironmentValues {
    (next.source ?? source)?.environmentValues ?? EnvironmentValues()
  }

  func attributeDidSettle(_ kind: AnimatedAttribute.Kind) {
    shared.slot = -1
    for element in members.elements { element.child.resetFrames() }
    graph.setNeedsLayout()
    graph.setNeedsRebuild()
  }
}

import InbetweenDrawing
import InbetweenMotion

/// The geometry that a matched group shares: the place of an anchor in the window and a size, in points.
struct SharedGeometry: Equatable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  var attribute: SIMD4<Double> { SIMD4(x, y, width, height) }

  init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  init(_ value: SIMD4<Double>) {
    self.init(x: value[0], y: value[1], width: value[2], height: value[3])
  }
}

/// All matched groups of a tree.
@MainActor
final class GeometryMatcher {
  private var groups: [MatchedKey: MatchedGroup] = [:]
  private var serial = 0
  /// The groups that are under way, and perhaps some that have arrived.
  private var moving: [MatchedGroup] = []
  /// The groups at rest in which a view stands beside a source that may be carried along.
  private var tied: [MatchedGroup] = []
  /// The groups at rest with a member inside of a view that is under way.
  private var carried: [MatchedGroup] = []

  /// How many groups have members.
  var groupCount: Int { groups.count }

  func add(_ element: MatchedElement, to key: MatchedKey) {
    let group = groups[key] ?? MatchedGroup(graph: element.graph, serial: serial)
    if groups[key] == nil {
      groups[key] = group
      serial += 1
    }
    group.add(element)
  }

  func remove(_ element: MatchedElement) {
    guard let group = element.group, let key = element.key else { return }
    group.remove(element)
    guard group.isEmpty else { return }
    groups[key] = nil
    moving.removeAll { $0 === group }
    tied.removeAll { $0 === group }
  }

  /// Chooses the source of each group, and places the members by it.
  func resolve(in graph: ViewGraph) {
    let ordered = ordered()
    for group in ordered { group.prepare() }
    for group in ordered { group.resolve() }
    if ordered.contains(where: \.isPending) {
      for group in ordered where group.isUnderWay {
        group.setOut()
        arrange(group, at: graph.now)
      }
    }
    moving = ordered.filter(\.isUnderWay)
    tied = ordered.filter(\.isTied)
  }

  /// The groups in an order in which those around a member come before the member's own group.
  private func ordered() -> [MatchedGroup] {
    let bySerial = groups.values.sorted { $0.serial < $1.serial }
    var ordered: [MatchedGroup] = []
    var seen: Set<ObjectIdentifier> = []
    func add(_ group: MatchedGroup) {
      // Where two groups stand in one another, the one that was made first comes first.
      guard seen.insert(ObjectIdentifier(group)).inserted else { return }
      for outer in group.outerGroups { add(outer) }
      ordered.append(group)
    }
    for group in bySerial { add(group) }
    return ordered
  }

  /// The groups that several live members want to lead: their names, and the views that those stand in.
  ///
  /// Asked once an update is done: one of them may have to go in a later pass of the same update.
  var contested: [(name: String, places: [String])] {
    groups.filter { $0.value.isContested }.sorted { $0.value.serial < $1.value.serial }
      .map { (name: $0.key.name, places: $0.value.sourcePlaces) }
  }

  /// Arranges what is inside of the members that are under way, as it is seen at a time.
  ///
  /// Whoever asks where something is seen does this first, so that no answer depends on the last frame.
  func arrange(at time: Double) {
    for group in moving where group.isUnderWay { arrange(group, at: time) }
    for group in tied { group.noteCarriage(at: time) }
  }

  private func arrange(_ group: MatchedGroup, at time: Double) {
    group.arrange(at: time)
    while let group = carried.popLast() { group.follow(at: time) }
  }

  /// Notes that a member was placed on the way of a view around it.
  func wasCarried(_ element: MatchedElement) {
    if let group = element.group, !group.isUnderWay { carried.append(group) }
  }

  /// Shows the groups that are under way, and the views that are carried along with a source at rest.
  func present(into list: inout DisplayList, at time: Double) {
    arrange(at: time)
    for group in moving where group.isUnderWay { group.show(in: &list) }
    for group in tied { group.show(in: &list) }
  }
}

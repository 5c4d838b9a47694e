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
  private var groupCount = 0

  func add(_ element: MatchedElement, to key: MatchedKey) {
    let group = groups[key] ?? MatchedGroup(graph: element.graph, serial: groupCount)
    if groups[key] == nil {
      groups[key] = group
      groupCount += 1
    }
    group.add(element)
  }

  func remove(_ element: MatchedElement) {
    guard let group = element.group, let key = element.key else { return }
    group.remove(element)
    if group.isEmpty { groups[key] = nil }
  }

  /// Chooses the source of each group, and places the members by it.
  func resolve(in graph: ViewGraph) {
    for group in ordered() { group.resolve() }
  }

  /// Shows the groups that are under way.
  func present(into list: inout DisplayList, at time: Double) {
    for group in ordered() where group.isUnderWay { group.present(into: &list, at: time) }
  }

  /// The groups, the outermost first: what is inside of a member is placed after it.
  private func ordered() -> [MatchedGroup] {
    groups.values.sorted { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
  }
}

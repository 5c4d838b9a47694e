import Foundation
import InbetweenDrawing
import InbetweenRendering
import InbetweenViews

/// Watches a view while events come in, and notes where it breaks a law of motion.
///
/// Not in SwiftUI. The laws: where an event comes, no named node is seen to jump; in a hundred-thousandth
/// of a second none moves further than a twentieth of a cell, nor between two looks in a row further than three
/// times as far as before or after; what has settled shows no node twice and none that is on its way, and has the
/// picture, places, opacities, nodes and matched groups of a view that was given the same events without
/// animations, drawn anew; and where the same is shown again there are not more nodes than before.
///
/// Edges: changes without an animation may jump: send them with `mayJump`. Since the view without animations
/// is elsewhere while the other one moves, what a tap at a place meets is another view there: such taps belong
/// to what has settled, or to a checker that is alone: it compares what has settled with its own picture drawn
/// anew. Units: seconds on a virtual clock; times must not sink.
@MainActor
public final class ContinuityChecker {
  /// What broke a law, in the order in which it was seen.
  public private(set) var violations: [String] = []
  private let host: ViewHost
  /// The same view without animations: it shows the model. One that is alone is its own.
  private let model: ViewHost
  private var size: GridSize
  /// How many nodes and matched groups there were when something was shown in windows of some size.
  private var counts: [GridSize: [[SeenNode]: Counts]] = [:]

  private struct Counts: Equatable {
    let nodes: Int
    let groups: Int
  }

  /// What counts as no time at all, in seconds, and how far in cells a node may move in it.
  private static let moment = 0.00001
  private static let reach = 0.05

  /// Creates a checker; `makeHost` makes a host of the view in its first state, with nodes described.
  ///
  /// It is called twice, unless the checker is alone, and each call must make a host of its own.
  public init(size: GridSize, isAlone: Bool = false, makeHost: () -> ViewHost) {
    self.size = size
    host = makeHost()
    model = isAlone ? host : makeHost()
    if !isAlone { model.disablesAnimations = true }
    _ = host.frame(at: 0, in: size)
    _ = model.frame(at: 0, in: size)
  }

  /// Gives the window another size, for which all may stand elsewhere at once.
  public func resize(to size: GridSize, at time: TimeInterval) throws {
    self.size = size
    try send(.resize(size), at: time, mayJump: true)
  }

  /// Sends an event, across which no named node may jump.
  ///
  /// Errors: throws what the host throws for a name that nothing on screen has.
  public func send(_ event: InputEvent, at time: TimeInterval, mayJump: Bool = false) throws {
    let before = SeenNode.all(in: host.frame(at: time, in: size).list)
    _ = try host.send(event, at: time)
    if model !== host { _ = try model.send(event, at: time) }
    guard !mayJump else { return }
    let after = SeenNode.all(in: host.frame(at: time, in: size).list)
    for node in after where node.name != nil {
      let namesakes = before.filter { $0.name == node.name }
      guard !namesakes.isEmpty else { continue }
      // A copy that was just inserted begins where another one was seen.
      let earlier = namesakes.filter { $0.path == node.path }
      let candidates = earlier.isEmpty && node.phase == .inserting ? namesakes : earlier
      guard !candidates.isEmpty, !candidates.contains(where: { node.isNear($0, within: 1e-6) })
      else { continue }
      note("at \(time), by \(event): \(candidates[0]) jumped to \(node)")
    }
  }

  /// Looks at what is shown at a time, and a moment before.
  public func look(at time: TimeInterval) {
    let before = SeenNode.all(in: host.frame(at: time - Self.moment, in: size).list)
    let after = SeenNode.all(in: host.frame(at: time, in: size).list)
    for node in after where node.name != nil {
      let earlier = before.filter { $0.name == node.name && $0.path == node.path }
      guard !earlier.isEmpty, !earlier.contains(where: { node.isNear($0, within: Self.reach) })
      else {
        continue
      }
      note("until \(time): \(earlier[0]) jumped to \(node)")
    }
  }

  /// Looks sixty times a second until nothing moves, at most five seconds; returns the time.
  @discardableResult
  public func watch(from start: TimeInterval) -> TimeInterval {
    var walk = ContinuityWalk()
    var time = start
    for count in 0...300 {
      time = start + Double(count) / 60
      let shown = host.frame(at: time, in: size)
      for jump in walk.add(SeenNode.all(in: shown.list), at: time) { note(jump) }
      if shown.nextUpdate == nil { break }
    }
    // What has arrived stays: the end of a motion is the middle of these looks.
    let nodes = SeenNode.all(in: host.frame(at: time, in: size).list)
    for _ in 0..<2 { for jump in walk.add(nodes, at: time) { note(jump) } }
    return time
  }

  /// Waits until nothing moves, at most five seconds, and looks at what is left; returns the time.
  @discardableResult
  public func settle(after time: TimeInterval) -> TimeInterval {
    let end = time + 5
    let settled = host.frame(at: end, in: size)
    if settled.nextUpdate != nil { note("at \(end): it has not settled") }
    let nodes = SeenNode.all(in: settled.list)
    for node in nodes where node.phase != .present {
      note("at \(end): \(node) is still \(node.phase)")
    }
    var seen: Set<String> = []
    // What scrolls in both directions has two indicators.
    let views = nodes.filter { $0.type != "ScrollIndicator" }
    for node in views where !seen.insert("\(node.path) \(node.type) \(node.name ?? "")").inserted {
      note("at \(end): \(node) is shown twice")
    }
    model.forgetPicture()
    let goal = model.frame(at: end, in: size)
    let goals = SeenNode.all(in: goal.list)
    compare(nodes, with: goals, at: end)
    if nodes == goals, picture(of: settled.list) != picture(of: goal.list) {
      note("at \(end): what has settled is not the picture of the model")
    }
    count(nodes, at: end)
    return end
  }

  private func compare(_ nodes: [SeenNode], with goals: [SeenNode], at time: TimeInterval) {
    if nodes != goals {
      let wrong = zip(nodes, goals).first { $0 != $1 }
      let detail =
        wrong.map { "\($0) instead of \($1)" } ?? "\(nodes.count) of \(goals.count) nodes"
      note("at \(time): what has settled is not the model: \(detail)")
    }
    if host.nodeCount != model.nodeCount {
      note("at \(time): there are \(host.nodeCount) nodes instead of \(model.nodeCount)")
    }
    if host.matchedGroupCount != model.matchedGroupCount {
      note(
        "at \(time): there are \(host.matchedGroupCount) matched groups instead of "
          + "\(model.matchedGroupCount)")
    }
  }

  private func picture(of list: DisplayList) -> CellBuffer {
    var cells = CellBuffer(size)
    var rasterizer = Rasterizer()
    rasterizer.render(list, into: &cells)
    return cells
  }

  private func count(_ nodes: [SeenNode], at time: TimeInterval) {
    let now = Counts(nodes: host.nodeCount, groups: host.matchedGroupCount)
    let before = counts[size, default: [:]][nodes] ?? now
    counts[size, default: [:]][nodes] = before
    guard now != before else { return }
    note(
      "at \(time): there are \(now.nodes) nodes and \(now.groups) matched groups where there were "
        + "\(before.nodes) and \(before.groups)")
  }

  private func note(_ violation: String) { violations.append(violation) }
}

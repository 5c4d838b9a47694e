import Foundation
import Inbetween
import Testing

/// Laws that hold whatever happened before.
@MainActor @Suite struct GardenLaws {
  private static let animations: [Animation?] = [
    nil, .linear(duration: 0.3), .easeInOut, .spring(duration: 0.4, bounce: 0.4), .smooth,
    .linear(duration: 0.1).delay(0.2), .interpolatingSpring(stiffness: 200, damping: 20),
  ]

  /// So many seeds, times the scale that a thorough run asks for.
  private nonisolated static func seeds(_ count: UInt64) -> ClosedRange<UInt64> {
    let scale = ProcessInfo.processInfo.environment["INBETWEEN_SCALE"].flatMap { UInt64($0) } ?? 1
    return 1...count * max(1, scale)
  }

  private struct Change {
    let time: Double
    let model: Garden.Model
    let animation: Animation?
  }

  private func changes(_ seed: UInt64) -> [Change] {
    var random = Seeded(seed)
    var model = Garden.Model()
    var time = 0.0
    return (0..<12).map { _ in
      time += [0, 0.03, 0.11, 0.4, 2][Int.random(in: 0..<5, using: &random)]
      model.change(using: &random)
      let animation = GardenLaws.animations.randomElement(using: &random) ?? nil
      return Change(time: time, model: model, animation: animation)
    }
  }

  private func stage() -> (stage: Stage, remote: Remote<Garden.Model>) {
    Remote.stage(Garden.Model(), columns: 40, rows: 16) { Garden(model: $0) }
  }

  /// All that a renderer sees, item by item.
  private func summary(_ picture: Picture) -> [String] {
    picture.nodes.map { node in
      let text = node.type == "Text" ? picture.texts.first { $0.frame == node.frame }?.text : nil
      return "\(node) \(node.item.paint) \(node.path) \(text ?? "")"
    }
  }

  @Test(arguments: seeds(8))
  func `what has settled looks as if nothing had ever been otherwise`(seed: UInt64) throws {
    let (stage, remote) = stage()
    let changes = changes(seed)
    for change in changes {
      remote.set(change.model, change.animation, at: change.time)
      _ = stage.at(change.time)
      _ = stage.at(change.time + 0.02)
    }
    let last = try #require(changes.last)
    let settled = stage.at(last.time + 20)
    #expect(settled.nextUpdate == nil)
    #expect(settled.nodes.count >= 5)
    let (fresh, freshRemote) = self.stage()
    freshRemote.set(last.model, at: 0)
    #expect(summary(settled) == summary(fresh.at(20)))
    #expect(stage.at(last.time + 30).list.changes.isEmpty)
  }

  @Test(arguments: seeds(4))
  func `a frame does not depend on the frames before it`(seed: UInt64) {
    let (often, oftenRemote) = stage()
    let (seldom, seldomRemote) = stage()
    var random = Seeded(seed &+ 1000)
    var time = 0.0
    for change in changes(seed) {
      while time < change.time {
        _ = often.at(time)
        time += 0.017
      }
      oftenRemote.set(change.model, change.animation, at: change.time)
      seldomRemote.set(change.model, change.animation, at: change.time)
      guard random.chance(0.4) else { continue }
      let asked = change.time + Double.random(in: 0..<0.02, using: &random)
      let (one, other) = (often.at(asked), seldom.at(asked))
      #expect(one.nodes.map(\.description) == other.nodes.map(\.description))
      #expect(one.nextUpdate == other.nextUpdate)
    }
  }

  @Test(arguments: seeds(24))
  func `with an animation nothing that is shown jumps`(seed: UInt64) {
    let (stage, remote) = stage()
    for change in changes(seed) {
      let before = stage.at(change.time)
      remote.set(change.model, change.animation ?? .linear(duration: 0.3), at: change.time)
      let after = stage.at(change.time)
      for node in before.nodes where node.item.payload != .marker {
        guard let same = after.nodes.first(where: { $0.path == node.path && $0.name == node.name })
        else { continue }
        // A text takes its final size at once, and in a matched view it leaves the grid by half a cell.
        let isText = node.type == "Text"
        let old = [node.x, node.y, node.opacity] + (isText ? [] : [node.width, node.height])
        let new = [same.x, same.y, same.opacity] + (isText ? [] : [same.width, same.height])
        #expect(
          near(new, old, isText ? 0.5 + 1e-9 : 1e-9), "at \(change.time): \(node) became \(same)")
      }
    }
  }

  @Test(arguments: seeds(4))
  func `a patched picture is the one that a new list would be`(seed: UInt64) {
    let (stage, remote) = stage()
    let (rebuilt, rebuiltRemote) = self.stage()
    var flips = 0
    for change in changes(seed) {
      remote.set(change.model, change.animation, at: change.time)
      rebuiltRemote.set(change.model, change.animation, at: change.time)
      for step in 0..<3 {
        let time = change.time + Double(step) * 0.01
        // A window of another size and back has the list built anew.
        flips += 1
        _ = rebuilt.host.frame(at: time, in: GridSize(columns: 40, rows: 17))
        let picture = stage.at(time)
        #expect(picture.texts.map(\.text) == rebuilt.at(time).texts.map(\.text))
        let other = rebuilt.at(time)
        #expect(
          picture.list.items.map(picture.list.windowFrame)
            == other.list.items.map(other.list.windowFrame))
        #expect(picture.nodes.map(\.path) == other.nodes.map(\.path))
        #expect(near(picture.nodes.map(\.opacity), other.nodes.map(\.opacity), 1e-12))
      }
    }
    #expect(flips == 36)
  }
}

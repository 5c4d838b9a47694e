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
  private var shared = AnimatedAttribute(.group)

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

  var depth: Int { members.map(\.element.node.depth).min() ?? 0 }

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
      // The others follow nobody now.
      graph.setNeedsLayout()
    }
  }

  /// The shared geometry as it is shown at a time, or the model; nil where there never was a source.
  func geometry(at time: Double?) -> SharedGeometry? {
    guard shared.isSet else { return nil }
    return SharedGeometry(
      time.map { graph.animator.presentation(of: shared, at: $0) } ?? shared.value)
  }

  // MARK: Updating

  /// Chooses the source and places the members by it.
  func resolve() {
    let wasUnderWay = isUnderWay
    let next = chooseSource()
    if let next { takeOver(from: next) }
    source = next ?? source
    if isUnderWay {
      if !wasUnderWay {
        for member in members { member.element.child.resetFrames() }
        graph.setNeedsRebuild()
      }
      return
    }
    for member in members {
      if member.element !== next, shared.isSet, source != nil {
        member.element.place(by: SharedGeometry(shared.value))
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
    return sources.max { ($0.insertion ?? 0) < ($1.insertion ?? 0) }?.element
  }

  private func takeOver(from next: MatchedElement) {
    let value = next.ownGeometry.attribute
    let transaction = next.transaction
    let isNew = shared.isSet && source !== next && transaction.animation != nil
    if isUnderWay {
      _ = graph.animator.set(
        &shared, to: value, owner: self, target: -1, transaction: transaction,
        pass: graph.passSerial, at: graph.now)
    } else if isNew {
      let shown = source?.shownGeometry(at: graph.now).attribute ?? shared.value
      graph.animator.restart(
        &shared, from: shown, to: value, owner: self, transaction: transaction,
        pass: graph.passSerial, at: graph.now)
    } else {
      shared = AnimatedAttribute(.group, value)
    }
  }

  // MARK: On the way

  func present(into list: inout DisplayList, at time: Double) {
    let shown = SharedGeometry(graph.animator.presentation(of: shared, at: time))
    for member in members { member.element.show(shown, at: time, in: &list) }
  }

  func attributeDidSettle(_ kind: AnimatedAttribute.Kind) {
    shared.slot = -1
    for member in members { member.element.child.resetFrames() }
    graph.setNeedsLayout()
    graph.setNeedsRebuild()
  }
}

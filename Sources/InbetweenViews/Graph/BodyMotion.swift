import InbetweenMotion

/// The animatable data of a view or a modifier with a body, which is evaluated in each frame while they move.
@MainActor
class BodyMotion<Value> {
  /// Takes over another value, whose data move as the current transaction asks.
  func set(_ value: Value) {}

  /// Returns a value with the data that are shown now.
  func shown(_ value: Value) -> Value { value }

  func drop() {}

  /// Makes the motion of a value; nil if nothing of it is animatable.
  static func make(for value: Value, of node: _Node) -> BodyMotion<Value>? {
    guard Value.self is any Animatable.Type, let value = value as? any Animatable else {
      return nil
    }
    return typed(value, of: node)
  }

  private static func typed<Content: Animatable>(
    _ value: Content, of node: _Node
  ) -> BodyMotion<Value>? {
    if AnimatedData<Content.AnimatableData>.isEmpty { return nil }
    return TypedBodyMotion<Value, Content>(value, of: node)
  }
}

/// The motion of a value whose type is known to be animatable; both types are the same one.
private final class TypedBodyMotion<Value, Content: Animatable>: BodyMotion<Value> {
  private let owner: BodyTrackOwner
  private let data: AnimatedData<Content.AnimatableData>

  init(_ value: Content, of node: _Node) {
    owner = BodyTrackOwner(node)
    data = AnimatedData(of: owner)
    super.init()
    owner.track = data
    data.set(value.animatableData)
  }

  override func set(_ value: Value) {
    guard let value = value as? Content else { return }
    data.set(value.animatableData)
    if data.isActive { owner.graph.follow(owner) }
  }

  override func shown(_ value: Value) -> Value {
    guard data.isActive, var moved = value as? Content,
      let shown = data.presentation(at: owner.graph.now)
    else { return value }
    moved.animatableData = shown
    return moved as? Value ?? value
  }

  override func drop() { data.drop() }
}

/// Has a node evaluated for each frame in which data of its view move.
private final class BodyTrackOwner: TrackOwner, FrameFollower {
  private let link: BackLink<_Node>
  weak var track: AnimatedTrack?

  init(_ node: _Node) { link = node.backLink }

  /// The node, which is asked by itself alone once it may have gone.
  private var node: _Node {
    guard let node = link.object else { preconditionFailure("the node of a motion has gone") }
    return node
  }

  var graph: ViewGraph { node.graph }
  var transaction: Transaction { node.graph.transaction(of: node.transactions) }
  var environmentValues: EnvironmentValues { node.environmentValues }
  var reducesMotion: Bool { node.environment.reducesMotion }

  var needsFrames: Bool { link.object?.isMounted == true && track?.isActive == true }

  func trackDidSettle() { showFrame() }

  func showFrame() {
    if let node = link.object, node.isMounted { node.graph.setNeedsUpdate(node) }
  }
}

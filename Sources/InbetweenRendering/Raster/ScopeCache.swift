import InbetweenDrawing

/// Where scopes stand in a frame and how they are drawn, each found once a frame when it is first asked for.
struct ScopeCache {
  struct State {
    var map = ScopeMap()
    var opacity = 1.0
    var clip = CellRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    var filter: ColorMatrix?
    var blend = Blend.normal
    /// By how much edges are blurred, in points.
    var blur = 0.0
    /// The innermost mask that is over the scope: an index into ``MaskTable``; -1 for none.
    var mask: Int32 = -1
    /// The mask whose shape the scope is a part of; -1 where it is drawn itself.
    var target: Int32 = -1
    fileprivate var frame: UInt64 = 0
  }

  private var states: [State] = []
  private var frame: UInt64 = 0

  /// Forgets all states.
  mutating func beginFrame(scopeCount: Int) {
    frame += 1
    if states.count < scopeCount {
      states.append(contentsOf: repeatElement(State(), count: scopeCount - states.count))
    }
  }

  /// Returns where a scope stands, what it may paint and how, with all those around it.
  mutating func state(
    of index: Int32, in list: DisplayList, masks: MaskTable
  ) -> State {
    guard index >= 0 else { return State() }
    if states[Int(index)].frame != frame { find(index, in: list, masks: masks) }
    return states[Int(index)]
  }

  /// Finds a state where it is kept, since it is large to be handed around.
  private mutating func find(_ index: Int32, in list: DisplayList, masks: MaskTable) {
    let parent = list.scopes[Int(index)].parent
    if parent >= 0, states[Int(parent)].frame != frame { find(parent, in: list, masks: masks) }
    states[Int(index)] = parent >= 0 ? states[Int(parent)] : State()
    states[Int(index)].enter(list.scopes[Int(index)], Int(index), list.metrics, masks)
    states[Int(index)].frame = frame
  }
}

extension ScopeCache.State {
  /// Goes from the scope around to one inside of it.
  fileprivate mutating func enter(
    _ scope: DisplayScope, _ index: Int, _ metrics: CellMetrics, _ masks: MaskTable
  ) {
    map = scope.map(metrics).followed(by: map)
    opacity *= scope.opacity
    if let cut = scope.clip { clip = clip.intersection(map.box(around: cut)) }
    if let inner = scope.filter.map(ColorMatrix.init) {
      filter = filter.map { inner.followed(by: $0) } ?? inner
    }
    if let mode = scope.blendMode { blend = Blend(mode) }
    if scope.blur > 0 { blur = (blur * blur + scope.blur * scope.blur).squareRoot() }
    switch scope.mask {
    case .none: break
    case .masked: mask = masks.slots[index]
    case .shape:
      // What is around a mask holds for what it masks, and would count twice here.
      target = masks.slots[Int(scope.parent)]
      mask = -1
      opacity = scope.opacity
      filter = nil
      blend = .normal
    }
  }
}

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
    let known = states[Int(index)]
    if known.frame == frame { return known }
    let scope = list.scopes[Int(index)]
    var state = state(of: scope.parent, in: list, masks: masks)
    state.map = scope.map(list.metrics).followed(by: state.map)
    state.opacity *= scope.opacity
    if let clip = scope.clip { state.clip = state.clip.intersection(state.map.box(around: clip)) }
    if let filter = scope.filter.map(ColorMatrix.init) {
      state.filter = state.filter.map { filter.followed(by: $0) } ?? filter
    }
    if let mode = scope.blendMode { state.blend = Blend(mode) }
    if scope.blur > 0 {
      state.blur = (state.blur * state.blur + scope.blur * scope.blur).squareRoot()
    }
    switch scope.mask {
    case .none: break
    case .masked: state.mask = masks.slots[Int(index)]
    case .shape:
      // What is around a mask holds for what it masks, and would count twice here.
      state.target = masks.slots[Int(scope.parent)]
      state.mask = -1
      state.opacity = scope.opacity
      state.filter = nil
      state.blend = .normal
    }
    state.frame = frame
    states[Int(index)] = state
    return state
  }
}

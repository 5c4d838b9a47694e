import InbetweenDrawing

/// Where scopes stand in a frame, each found once a frame when it is first asked for.
struct ScopeCache {
  struct State {
    var x = 0.0
    var y = 0.0
    var opacity = 1.0
    var clip = CellRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
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

  /// Returns where a scope stands, what it may paint, and its opacity with those around it.
  mutating func state(of index: Int32, in list: DisplayList) -> State {
    guard index >= 0 else { return State() }
    let known = states[Int(index)]
    if known.frame == frame { return known }
    let scope = list.scopes[Int(index)]
    var state = state(of: scope.parent, in: list)
    state.x = scope.isAbsolute ? scope.x : state.x + scope.x
    state.y = scope.isAbsolute ? scope.y : state.y + scope.y
    state.opacity *= scope.opacity
    if let clip = scope.clip {
      state.clip = state.clip.intersection(clip.offsetBy(x: state.x, y: state.y))
    }
    state.frame = frame
    states[Int(index)] = state
    return state
  }
}

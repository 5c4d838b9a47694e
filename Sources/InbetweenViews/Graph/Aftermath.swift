import InbetweenMotion

/// What is run once an update is done.
struct Aftermath {
  private var actions: [() -> Void] = []
  private var completions: [AnimationCompletion] = []

  var hasActions: Bool { !actions.isEmpty }
  var isEmpty: Bool { actions.isEmpty && completions.isEmpty }

  mutating func add(_ action: @escaping () -> Void) { actions.append(action) }

  mutating func add(_ completion: AnimationCompletion) { completions.append(completion) }

  mutating func addOnce(_ completion: AnimationCompletion) {
    if !completions.contains(where: { $0 === completion }) { completions.append(completion) }
  }

  mutating func takeActions() -> [() -> Void] {
    defer { actions = [] }
    return actions
  }

  mutating func takeCompletions() -> [AnimationCompletion] {
    defer { completions = [] }
    return completions
  }
}

import InbetweenMotion

/// What happens once an update is done.
extension ViewGraph {
  /// Has an action run once the update is done.
  func afterUpdate(_ action: @escaping () -> Void) { aftermath.add(action) }

  /// Has an action run once the update is done, also where no event is being handled.
  func afterEvent(_ action: @escaping () -> Void) {
    announceChange()
    aftermath.add(action)
  }

  /// Fires a completion after the update if by then it has nothing to wait for.
  func awaitEnd(_ completion: AnimationCompletion) { aftermath.add(completion) }

  /// Runs the actions, and fires the completions that wait for nothing.
  func runAfterwards() {
    guard !aftermath.isEmpty || !animator.finished.isEmpty else { return }
    for action in aftermath.takeActions() { action() }
    let candidates = animator.takeFinished() + aftermath.takeCompletions()
    for completion in candidates where completion.pending == 0 && completion.isWaiting {
      completion.fire()
    }
  }
}

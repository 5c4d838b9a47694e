/// When an animation counts as complete.
public enum AnimationCompletionCriteria: Hashable, Sendable {
  /// When it has done what it was asked for, though it may still be settling.
  case logicallyComplete
  /// When it is over, and with it every animation that took its values over.
  case removed
}

/// Somebody who waits for the end of the animations of a transaction.
///
/// It counts the values that are under way; its action runs once, when none is left.
package final class AnimationCompletion {
  package let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?
  /// How many values are under way.
  package var pending = 0
  /// Whether some host has taken charge of it.
  package var isClaimed = false

  package init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// Runs the action, the first time.
  package func fire() {
    let action = action
    self.action = nil
    action?()
  }

  /// Forgets the action.
  package func cancel() { action = nil }

  /// Whether the action has neither run nor been forgotten.
  package var isWaiting: Bool { action != nil }
}

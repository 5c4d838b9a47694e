/// When a default focus counts.
public nonisolated struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, userInitiated }

  private let kind: Kind

  /// When the views come.
  public static let automatic = DefaultFocusEvaluationPriority(kind: .automatic)
  /// When the views come, and when a person moves the focus into them. Here this is the same as automatic.
  public static let userInitiated = DefaultFocusEvaluationPriority(kind: .userInitiated)
}

extension View {
  /// Gives a view inside the keyboard focus when the views come: the one that is bound to a value.
  nonisolated public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }
}

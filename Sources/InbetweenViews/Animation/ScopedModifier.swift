import InbetweenMotion

/// A modifier whose transactions are changed, while those of the view that it is applied to are not.
nonisolated struct ScopedModifier<Base: ViewModifier>: ViewModifier {
  let base: Base
  let transform: (inout Transaction) -> Void

  func body(content: Content) -> some View {
    content.transaction(transform) { $0.modifier(base) }
  }
}

extension ViewModifier {
  /// Returns a modifier whose own changes are animated; those of the view that it is applied to are not.
  ///
  /// Edges: with a transaction that disables animations it has no effect.
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Returns a modifier whose own transactions are changed, not those of the view that it is applied to.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier {
    ScopedModifier(base: self, transform: transform)
  }
}

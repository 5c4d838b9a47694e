/// A view that is evaluated anew only when it is not equal to the one before.
public nonisolated struct EquatableView<Content: View & Equatable>: View, Equatable {
  /// The view that is compared.
  public var content: Content

  /// Creates a view that compares its content.
  public nonisolated init(content: Content) { self.content = content }

  nonisolated public static func == (lhs: EquatableView, rhs: EquatableView) -> Bool {
    lhs.content == rhs.content
  }

  public var body: Content { content }
}

extension View where Self: Equatable {
  /// Keeps the view from being evaluated anew while it is equal to the one before.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

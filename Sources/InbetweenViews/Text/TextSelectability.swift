/// Whether people may select text.
public protocol TextSelectability {
  /// Whether they may.
  static var allowsSelection: Bool { get }
}

/// People may select text.
public nonisolated struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { true }
}

/// People may not select text.
public nonisolated struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// People may select text.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// People may not select text.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Changes nothing: selecting is the terminal's business, in most of them by a drag with Shift held.
  nonisolated public func textSelection<Selectability: TextSelectability>(
    _ selectability: Selectability
  ) -> some View {
    self
  }
}

/// What a button is for, where that changes how it looks.
public nonisolated struct ButtonRole: Hashable, Sendable {
  private enum Kind: Hashable { case destructive, cancel, close, confirm }

  private let kind: Kind

  /// The button deletes something: it is drawn in red.
  public static let destructive = ButtonRole(kind: .destructive)
  /// The button ends something without doing it.
  public static let cancel = ButtonRole(kind: .cancel)
  /// The button closes something.
  public static let close = ButtonRole(kind: .close)
  /// The button does what was asked.
  public static let confirm = ButtonRole(kind: .confirm)
}

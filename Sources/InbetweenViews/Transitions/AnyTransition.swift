/// How a view comes and goes.
public struct AnyTransition: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case identity
    case opacity
  }

  let kind: Kind

  /// The view comes and goes at once.
  public static let identity = AnyTransition(kind: .identity)

  /// The view fades in and out.
  public static let opacity = AnyTransition(kind: .opacity)
}

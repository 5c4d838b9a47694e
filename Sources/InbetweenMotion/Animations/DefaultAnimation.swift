extension Animation {
  /// The animation of `withAnimation` without one: a smooth spring.
  public static let `default` = smooth(duration: 0.5)
}

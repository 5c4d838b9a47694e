import InbetweenMotion

/// How large people want text; kept for views that ask, while a terminal's text has one size.
public nonisolated enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest.
  case xSmall
  /// Small.
  case small
  /// A little smaller than usual.
  case medium
  /// As usual.
  case large
  /// A little larger than usual.
  case xLarge
  /// Larger.
  case xxLarge
  /// The largest that is not for accessibility.
  case xxxLarge
  /// The smallest for accessibility.
  case accessibility1
  /// The second for accessibility.
  case accessibility2
  /// The third for accessibility.
  case accessibility3
  /// The fourth for accessibility.
  case accessibility4
  /// The largest of all.
  case accessibility5

  /// Whether the size is one of those for accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

private enum DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}

extension EnvironmentValues {
  /// How large people want text.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}

extension View {
  /// Tells views inside how large people want text, which a terminal does not show.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the size that views inside are told within a range.
  ///
  /// Edges: a range without any size changes nothing.
  nonisolated public func dynamicTypeSize<Sizes: RangeExpression>(
    _ range: Sizes
  ) -> some View where Sizes.Bound == DynamicTypeSize {
    let allowed = DynamicTypeSize.allCases.filter(range.contains)
    return transformEnvironment(\.dynamicTypeSize) { size in
      guard let least = allowed.first, let greatest = allowed.last else { return }
      size = min(max(size, least), greatest)
    }
  }
}

import InbetweenMotion

/// How many lines a text may have, and for how many there is always room.
nonisolated struct LineLimit: Equatable {
  /// For how many lines there is always room; nil for as many as there are.
  var least: Int?
  /// How many lines there may be; nil for any number.
  var greatest: Int?

  /// More lines than there is room for in any window.
  static let most = 10_000
}

private enum LineLimitKey: EnvironmentKey {
  static var defaultValue: LineLimit { LineLimit() }
}

extension EnvironmentValues {
  /// How many lines a text may have; nil for any number.
  public var lineLimit: Int? {
    get { lineLimits.greatest }
    set { lineLimits = LineLimit(greatest: newValue) }
  }

  var lineLimits: LineLimit {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
}

extension View {
  /// Limits how many lines each text inside may have; nil for any number.
  ///
  /// Edges: a text always has one line, so that a number below 1 counts as 1.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Limits how many lines each text inside may have, and may keep room for so many.
  ///
  /// Edges: there is room for at most 10,000 lines.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimits, LineLimit(least: reservesSpace ? limit : nil, greatest: limit))
  }

  /// Limits how many lines each text inside may have, and keeps room for the lower bound's number.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimits, LineLimit(least: limit.lowerBound, greatest: limit.upperBound))
  }

  /// Keeps room for a number of lines in each text inside, which may have more.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLimits, LineLimit(least: limit.lowerBound))
  }

  /// Limits how many lines each text inside may have.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimits, LineLimit(greatest: limit.upperBound))
  }
}

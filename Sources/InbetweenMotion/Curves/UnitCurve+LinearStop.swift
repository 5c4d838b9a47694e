extension UnitCurve {
  /// A corner of ``UnitCurve/linear(stops:)``: a fraction and where it is reached.
  ///
  /// Not in SwiftUI. A number alone is a stop without a place of its own.
  ///
  ///     UnitCurve.linear(stops: [0, .init(0.3, at: 0.4), .init(0.8, at: 0.4), 1])
  public struct LinearStop: Hashable, Sendable, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
  {
    /// The fraction.
    public var value: Double
    /// The progress at which it is reached, where 1 is the end; nil means evenly among its neighbours.
    public var position: Double?
    /// The progress until which it stays, nil if it does not.
    public var endPosition: Double?

    /// Creates a stop.
    public init(_ value: Double, at position: Double? = nil, until endPosition: Double? = nil) {
      self.value = value
      self.position = position
      self.endPosition = endPosition
    }

    /// Creates a stop without a place of its own.
    public init(floatLiteral value: Double) { self.init(value) }

    /// Creates a stop without a place of its own.
    public init(integerLiteral value: Int) { self.init(Double(value)) }
  }

  /// Returns a curve of straight lines between stops, as `linear(…)` in CSS.
  ///
  /// Not in SwiftUI. Shape: a stop without a place gets one evenly between its neighbours, the first 0 and the
  /// last 1; of several at one place the last counts there; progress is not clamped, the first and the last line
  /// go on. Edges: a place before an earlier one is moved to it; a place that is no finite number counts as
  /// none, such a value as 0; no stops at all make ``linear``. Source: CSS Easing Functions Level 2.
  public static func linear(stops: [LinearStop]) -> UnitCurve {
    stops.isEmpty ? .linear : UnitCurve(kind: .polyline(Polyline(stops)))
  }
}

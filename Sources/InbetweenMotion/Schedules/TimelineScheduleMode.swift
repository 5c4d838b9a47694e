/// How often the moments of a schedule may come.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule says.
  case normal
  /// Seldom, since hardly anybody looks.
  case lowFrequency
}

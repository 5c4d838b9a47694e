/// How often views were evaluated and measured.
///
/// Not in SwiftUI. Shape: counts by the name of the view's type, since the host was made or
/// ``reset()`` was called.
public struct UpdateCounters: Hashable, Sendable {
  /// How often the bodies of each type of view or modifier were evaluated.
  public private(set) var bodies: [String: Int] = [:]
  /// How often views of each type were measured, repetitions from a cache left out.
  public private(set) var layouts: [String: Int] = [:]

  /// Creates counters at 0.
  public init() {}

  /// Sets all counts to 0.
  public mutating func reset() { self = UpdateCounters() }

  mutating func countBody(of name: String) { bodies[name, default: 0] += 1 }

  mutating func countLayout(of name: String) { layouts[name, default: 0] += 1 }
}

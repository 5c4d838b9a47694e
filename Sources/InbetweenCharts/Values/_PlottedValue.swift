import Foundation

/// What a chart places on a scale. Not in SwiftUI.
public enum _PlottedValue: Hashable, Sendable {
  /// A number, on a scale of numbers.
  case quantity(Double)
  /// A moment, in seconds since the reference date, on a scale of time.
  case moment(TimeInterval)
  /// A text, in the order of first appearance.
  case category(String)
}

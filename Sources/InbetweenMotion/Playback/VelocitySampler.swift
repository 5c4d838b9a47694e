import Foundation

/// The velocity of a value that is set again and again, from its three newest samples.
///
/// Shape: zero after one sample, the slope after two, then three quarters of the older slope and one of the
/// newer. Edges: a sample at the time of the one before takes its place.
package struct VelocitySampler<Value: VectorArithmetic> {
  private var samples: [(time: TimeInterval, value: Value)] = []

  /// Creates a sampler without samples.
  package init() {}

  /// How many samples count, three at most.
  var count: Int { samples.count }

  /// The newest sample.
  var last: (time: TimeInterval, value: Value)? { samples.last }

  /// Adds a sample; times may not decrease.
  package mutating func add(_ value: Value, at time: TimeInterval) {
    if let last, !(time > last.time) {
      samples[samples.count - 1].value = value
      return
    }
    if samples.count == 3 { samples.removeFirst() }
    samples.append((time, value))
  }

  /// The velocity in units a second.
  package var velocity: Value {
    guard samples.count > 1 else { return .zero }
    let newer = slope(to: samples.count - 1)
    guard samples.count > 2 else { return newer }
    return newer + (slope(to: 1) - newer).scaled(by: 0.75)
  }

  private func slope(to index: Int) -> Value {
    let (start, end) = (samples[index - 1], samples[index])
    return (end.value - start.value).scaled(by: 1 / (end.time - start.time))
  }
}

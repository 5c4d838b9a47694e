import Foundation

/// A random number generator with a seed (SplitMix64), so that each run tests the same.
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func next(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  /// Returns so many seeds, times the scale that a thorough run asks for.
  static func seeds(_ count: UInt64) -> Range<UInt64> {
    let scale = ProcessInfo.processInfo.environment["INBETWEEN_SCALE"].flatMap { UInt64($0) } ?? 1
    return 0..<(count * max(1, scale))
  }
}

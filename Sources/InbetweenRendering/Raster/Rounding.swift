/// How presented numbers become discrete.
enum Rounding {
  /// The multiple of 2^-20 next to a number, so that the last bit of a computation flips nothing.
  ///
  /// Edges: beyond 2^32 the number itself, which has no finer bits that could matter.
  static func steady(_ value: Double) -> Double {
    guard abs(value) < 4_294_967_296 else { return value }
    return (value * 1_048_576 + 0.5).rounded(.down) / 1_048_576
  }

  /// The whole number floor(v + 0.5), not below `low` and not above `high`.
  static func edge(_ value: Double, _ low: Int32, _ high: Int32) -> Int32 {
    let rounded = (value + 0.5).rounded(.down)
    if rounded >= Double(high) { return high }
    return rounded > Double(low) ? Int32(rounded) : low
  }
}

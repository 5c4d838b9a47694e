/// How presented numbers become discrete.
enum Rounding {
  /// The multiple of 2^-20 next to a number, so that the last bit of a computation flips nothing.
  ///
  /// Edges: beyond 2^32 the number itself, which has no finer bits that could matter.
  @inline(__always)
  static func steady(_ value: Double) -> Double {
    guard abs(value) < 4_294_967_296 else { return value }
    return Double(floor(value * 1_048_576 + 0.5)) / 1_048_576
  }

  /// The whole number floor(v + 0.5), not below `low` and not above `high`.
  @inline(__always)
  static func edge(_ value: Double, _ low: Int32, _ high: Int32) -> Int32 {
    let middle = value + 0.5
    if middle >= Double(high) { return high }
    return middle > Double(low) ? Int32(floor(middle)) : low
  }

  /// The greatest whole number that is not above a number within 2^53, without the call that `rounded` is.
  @inline(__always)
  private static func floor(_ value: Double) -> Int64 {
    let towardsZero = Int64(value)
    return Double(towardsZero) > value ? towardsZero - 1 : towardsZero
  }
}

import Foundation

/// Returns the sine and the cosine of an angle of 0 or more, for the price of one of them.
///
/// Units: radians. Shape: within 2.3e-16 of the true values up to 1e6, and the same bits on every machine;
/// beyond that the system's functions. Source: Taylor's series on -π/4…π/4, where the first term left out is
/// below 1e-18; π/2 is taken off in three parts, the first two of 33 bits, so that multiples are exact.
@inline(__always)
package func sineCosine(of angle: Double) -> (sine: Double, cosine: Double) {
  guard angle < 1e6 else { return (sin(angle), cos(angle)) }
  // Adding and taking off 1.5 * 2^52 rounds to a whole number.
  let turns = (angle * 0x1.45f306dc9c883p-1 + 0x1.8p52) - 0x1.8p52
  let large = angle - turns * 0x1.921fb544p+0
  let r = (large - turns * 0x1.0b4611a6p-34) - turns * 0x1.3198a2e037073p-69
  let q = r * r
  let (odd, even) = series(q)
  let (sine, cosine) = (r + r * q * odd, 1 - q * even)
  // By quarters (sine, cosine), (cosine, -sine), (-sine, -cosine), (-cosine, sine), without a branch that could
  // be foretold wrongly: they are swapped in the odd ones, and bit 1 of the quarter is moved to the sign.
  let quarter = UInt64(Int(turns) & 3)
  let isSwapped = quarter & 1 == 1
  let (first, second) = isSwapped ? (cosine, sine) : (sine, cosine)
  return (
    Double(bitPattern: first.bitPattern ^ (quarter & 2) << 62),
    Double(bitPattern: second.bitPattern ^ ((quarter + 1) & 2) << 62)
  )
}

/// The sine's series without its first term, over the angle's third power, and the cosine's, over its negated
/// second power; q is that second power. Both are computed side by side.
@inline(__always)
private func series(_ q: Double) -> (odd: Double, even: Double) {
  let power = SIMD2(repeating: q)
  var sum = SIMD2(-1 / 1_307_674_368_000.0, -1 / 20_922_789_888_000.0)
  sum = SIMD2(1 / 6_227_020_800.0, 1 / 87_178_291_200.0) + power * sum
  sum = SIMD2(-1 / 39_916_800.0, -1 / 479_001_600.0) + power * sum
  sum = SIMD2(1 / 362_880.0, 1 / 3_628_800.0) + power * sum
  sum = SIMD2(-1 / 5_040.0, -1 / 40_320.0) + power * sum
  sum = SIMD2(1 / 120.0, 1 / 720.0) + power * sum
  sum = SIMD2(-1 / 6.0, -1 / 24.0) + power * sum
  return (sum[0], 0.5 + q * sum[1])
}

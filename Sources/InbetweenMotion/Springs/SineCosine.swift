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
  let sine = r + r * q * oddSeries(q)
  let cosine = 1 - q * evenSeries(q)
  switch Int(turns) & 3 {
  case 0: return (sine, cosine)
  case 1: return (cosine, -sine)
  case 2: return (-sine, -cosine)
  default: return (-cosine, sine)
  }
}

/// The sine's series without its first term, over the angle's third power.
@inline(__always)
private func oddSeries(_ q: Double) -> Double {
  var sum = 1 / 6_227_020_800.0 - q * (1 / 1_307_674_368_000.0)
  sum = -1 / 39_916_800.0 + q * sum
  sum = 1 / 362_880.0 + q * sum
  sum = -1 / 5_040.0 + q * sum
  sum = 1 / 120.0 + q * sum
  return -1 / 6.0 + q * sum
}

/// The cosine's series without its first term, over the angle's negated second power.
@inline(__always)
private func evenSeries(_ q: Double) -> Double {
  var sum = 1 / 87_178_291_200.0 - q * (1 / 20_922_789_888_000.0)
  sum = -1 / 479_001_600.0 + q * sum
  sum = 1 / 3_628_800.0 + q * sum
  sum = -1 / 40_320.0 + q * sum
  sum = 1 / 720.0 + q * sum
  sum = -1 / 24.0 + q * sum
  return 0.5 + q * sum
}

import Foundation

extension Color {
  /// Returns the colour a fraction of the way to another one.
  ///
  /// Shape: `fraction` 0…1, clamped; NaN counts as 0. The components are mixed without regard to opacity,
  /// which is mixed as it is. Both colours are resolved where the mixture is used.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(mixing: self, rhs, fraction: min(1, max(0, fraction)), in: colorSpace)
  }
}

extension Color.Resolved {
  /// Returns the colour a fraction 0…1 of the way to another one.
  package func mixed(with other: Self, by fraction: Double, in space: Gradient.ColorSpace) -> Self {
    if fraction <= 0 { return self }
    if fraction >= 1 { return other }
    let way = { (start: Double, end: Double) in start + (end - start) * fraction }
    let opacity = Float(way(Double(opacity), Double(other.opacity)))
    if space == .device {
      return Self(
        red: Float(way(Double(red), Double(other.red))),
        green: Float(way(Double(green), Double(other.green))),
        blue: Float(way(Double(blue), Double(other.blue))), opacity: opacity)
    }
    let (start, end) = (Oklab(self), Oklab(other))
    let middle = Oklab(
      lightness: way(start.lightness, end.lightness), a: way(start.a, end.a),
      b: way(start.b, end.b))
    return middle.resolved(opacity: opacity)
  }
}

/// A colour by lightness, green to red, and blue to yellow, as eyes compare them.
///
/// Source: Björn Ottosson, "A perceptual color space for image processing", 2020; the way back inverts his
/// matrices, so that a colour comes back as it was.
private struct Oklab {
  var lightness: Double
  var a: Double
  var b: Double

  init(lightness: Double, a: Double, b: Double) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }

  init(_ color: Color.Resolved) {
    let red = Double(color.linearRed)
    let green = Double(color.linearGreen)
    let blue = Double(color.linearBlue)
    let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  func resolved(opacity: Float) -> Color.Resolved {
    let l = lightness + 0.3963377774 * a + 0.2158037573 * b
    let m = lightness - 0.1055613458 * a - 0.0638541728 * b
    let s = lightness - 0.0894841775 * a - 1.2914855480 * b
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    return Color.Resolved(
      colorSpace: .sRGBLinear,
      red: Float(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3),
      green: Float(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3),
      blue: Float(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3), opacity: opacity)
  }
}

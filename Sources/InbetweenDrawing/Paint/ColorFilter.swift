import Foundation

/// A change of all colours of a group.
///
/// Not in SwiftUI, where each is a modifier. Shape: components are gamma-encoded and 0…1; what leaves that
/// range is clamped once all filters around have been applied.
public enum ColorFilter: Hashable, Sendable {
  /// Turns hues by an angle in radians, keeping the luminance.
  case hueRotation(Double)
  /// 0 is grey, 1 changes nothing, more is more colourful.
  case saturation(Double)
  /// Adds to each component: -1 is black, 0 changes nothing, 1 is white.
  case brightness(Double)
  /// 0 is mid-grey, 1 changes nothing, a negative number inverts, too.
  case contrast(Double)
  /// 0 changes nothing, 1 takes all colour away.
  case grayscale(Double)
  /// The opposite of each component.
  case invert
  /// Black, as opaque as the colour was bright.
  case luminanceToAlpha
  /// Multiplies each component, and the opacity.
  case multiply(RGBA)
}

/// An affine map of colours: three rows that give red, green and blue of red, green, blue and 1.
package struct ColorMatrix: Hashable, Sendable {
  package var red = SIMD4<Float>(1, 0, 0, 0)
  package var green = SIMD4<Float>(0, 1, 0, 0)
  package var blue = SIMD4<Float>(0, 0, 1, 0)
  /// What the opacity is multiplied by, of red, green, blue and 1 as they were.
  package var alpha = SIMD4<Float>(0, 0, 0, 1)

  package init() {}

  /// Creates the map of a filter. Edges: a number that makes no sense changes nothing.
  ///
  /// Source: W3C Filter Effects Module Level 1, section 8 (hue-rotate, saturate, grayscale).
  package init(_ filter: ColorFilter) {
    switch filter {
    case .hueRotation(let angle):
      guard angle.isFinite else { return }
      rotateHue(by: angle)
    case .saturation(let amount): saturate(by: amount)
    case .grayscale(let amount): saturate(by: 1 - min(1, max(0, amount)))
    case .brightness(let amount):
      guard amount.isFinite else { return }
      shift(scale: 1, by: Float(min(1, max(-1, amount))))
    case .contrast(let amount):
      guard amount.isFinite else { return }
      let scale = Float(min(1e4, max(-1e4, amount)))
      shift(scale: scale, by: 0.5 - scale / 2)
    case .invert: shift(scale: -1, by: 1)
    case .multiply(let color):
      red.x = color.red
      green.y = color.green
      blue.z = color.blue
      alpha.w = color.alpha
    case .luminanceToAlpha:
      (red, green, blue) = (.zero, .zero, .zero)
      alpha = ColorMatrix.luminance
    }
  }

  private static let luminance = SIMD4<Float>(0.2126, 0.7152, 0.0722, 0)

  private mutating func shift(scale: Float, by offset: Float) {
    red = SIMD4(scale, 0, 0, offset)
    green = SIMD4(0, scale, 0, offset)
    blue = SIMD4(0, 0, scale, offset)
  }

  private mutating func saturate(by amount: Double) {
    guard amount.isFinite else { return }
    let amount = Float(min(1e4, max(-1e4, amount)))
    let grey = ColorMatrix.luminance * (1 - amount)
    red = grey + SIMD4(amount, 0, 0, 0)
    green = grey + SIMD4(0, amount, 0, 0)
    blue = grey + SIMD4(0, 0, amount, 0)
  }

  private mutating func rotateHue(by angle: Double) {
    let cosine = Float(cos(angle))
    let sine = Float(sin(angle))
    let grey = ColorMatrix.luminance
    red = grey + (SIMD4(1, 0, 0, 0) - grey) * cosine + SIMD4(-0.2126, -0.7152, 0.9278, 0) * sine
    green = grey + (SIMD4(0, 1, 0, 0) - grey) * cosine + SIMD4(0.143, 0.140, -0.283, 0) * sine
    blue = grey + (SIMD4(0, 0, 1, 0) - grey) * cosine + SIMD4(-0.7874, 0.7152, 0.0722, 0) * sine
  }

  /// Returns a colour (red, green, blue, opacity) as the map makes it, unclamped.
  package func applied(to color: SIMD4<Float>) -> SIMD4<Float> {
    let point = SIMD4(color.x, color.y, color.z, 1)
    return SIMD4(
      (red * point).sum(), (green * point).sum(), (blue * point).sum(),
      color.w * (alpha * point).sum())
  }

  /// Returns the map that applies this one first and another one to its result.
  package func followed(by next: ColorMatrix) -> ColorMatrix {
    func row(_ row: SIMD4<Float>) -> SIMD4<Float> {
      red * row.x + green * row.y + blue * row.z + SIMD4(0, 0, 0, row.w)
    }
    var result = ColorMatrix()
    result.red = row(next.red)
    result.green = row(next.green)
    result.blue = row(next.blue)
    // One of the two looks at no colour: what looked at it before has left only black.
    let second = row(next.alpha)
    let isConstant = alpha == SIMD4(0, 0, 0, alpha.w)
    result.alpha = isConstant ? second * alpha.w : alpha * second.w
    return result
  }
}

import Foundation

extension Color {
  /// The components of a colour, proportional to light.
  ///
  /// Colours are mixed in linear light, component by component and not premultiplied by opacity.
  /// Source: IEC 61966-2-1 (sRGB).
  public struct Resolved: Hashable, Sendable, CustomStringConvertible {
    /// The red component, proportional to light.
    public var linearRed: Float
    /// The green component, proportional to light.
    public var linearGreen: Float
    /// The blue component, proportional to light.
    public var linearBlue: Float
    /// The opacity.
    public var opacity: Float

    /// Creates a colour from components.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let isLinear = colorSpace == .sRGBLinear
      linearRed = isLinear ? red : Float(linearLight(Double(red)))
      linearGreen = isLinear ? green : Float(linearLight(Double(green)))
      linearBlue = isLinear ? blue : Float(linearLight(Double(blue)))
      self.opacity = opacity
    }

    /// The red component in sRGB.
    public var red: Float {
      get { Float(gammaEncoded(Double(linearRed))) }
      set { linearRed = Float(linearLight(Double(newValue))) }
    }

    /// The green component in sRGB.
    public var green: Float {
      get { Float(gammaEncoded(Double(linearGreen))) }
      set { linearGreen = Float(linearLight(Double(newValue))) }
    }

    /// The blue component in sRGB.
    public var blue: Float {
      get { Float(gammaEncoded(Double(linearBlue))) }
      set { linearBlue = Float(linearLight(Double(newValue))) }
    }

    /// The colour as eight or, with opacity, ten hexadecimal digits after `#`.
    public var description: String {
      func byte(_ value: Float) -> Int { Int((min(1, max(0, value)) * 255 + 0.5).rounded(.down)) }
      return String(
        format: "#%02X%02X%02X%02X", byte(red), byte(green), byte(blue), byte(opacity))
    }
  }
}

extension Color.Resolved: Animatable {
  public typealias AnimatableData = AnimatablePair<
    Float, AnimatablePair<Float, AnimatablePair<Float, Float>>
  >

  /// The linear components and the opacity, each times 128 so that they settle in time.
  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        linearRed * 128,
        AnimatablePair(linearGreen * 128, AnimatablePair(linearBlue * 128, opacity * 128)))
    }
    set {
      linearRed = newValue.first / 128
      linearGreen = newValue.second.first / 128
      linearBlue = newValue.second.second.first / 128
      opacity = newValue.second.second.second / 128
    }
  }
}

/// Returns how much light an sRGB component stands for; negative ones mirror the positive.
package func linearLight(_ encoded: Double) -> Double {
  let size = abs(encoded)
  let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
  return encoded < 0 ? -linear : linear
}

/// Returns the sRGB component that stands for an amount of light.
package func gammaEncoded(_ linear: Double) -> Double {
  let size = abs(linear)
  let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
  return linear < 0 ? -encoded : encoded
}

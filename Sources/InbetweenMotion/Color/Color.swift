import Foundation

/// A colour, or a name for one that depends on the environment.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  /// How the components of a colour are encoded.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Gamma-encoded, as in CSS.
    case sRGB
    /// Proportional to light.
    case sRGBLinear
    /// Gamma-encoded with Display P3 primaries; drawn as if they were those of sRGB.
    case displayP3
  }

  private indirect enum Kind: Hashable, Sendable {
    case resolved(Resolved)
    case system(SystemColor)
    case faded(Kind, Double)
    case mixed(Kind, Kind, Double, Gradient.ColorSpace)
  }

  private let kind: Kind

  private init(kind: Kind) { self.kind = kind }

  package init(_ system: SystemColor) { kind = .system(system) }

  init(mixing start: Color, _ end: Color, fraction: Double, in space: Gradient.ColorSpace) {
    kind = .mixed(start.kind, end.kind, fraction, space)
  }

  /// Creates a colour from components 0…1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let isLinear = colorSpace == .sRGBLinear
    kind = .resolved(
      Resolved(
        colorSpace: isLinear ? .sRGBLinear : .sRGB, red: Float(red), green: Float(green),
        blue: Float(blue), opacity: Float(opacity)))
  }

  /// Creates a grey.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from hue, saturation and brightness, each 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func channel(_ n: Double) -> Double {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// Creates a colour that was resolved before.
  public init(_ resolved: Resolved) { kind = .resolved(resolved) }

  /// Returns the colour with its opacity multiplied by a number 0…1.
  public func opacity(_ opacity: Double) -> Color { Color(kind: .faded(kind, opacity)) }

  /// Returns the components that the colour has in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    func resolve(_ kind: Kind) -> Resolved {
      switch kind {
      case .resolved(let resolved): return resolved
      case .system(.primary): return Color.primaryResolved(in: environment)
      case .system(let system): return system.resolved(in: environment.colorScheme)
      case .faded(let base, let opacity):
        var resolved = resolve(base)
        resolved.opacity *= Float(opacity)
        return resolved
      case .mixed(let start, let end, let fraction, let space):
        return resolve(start).mixed(with: resolve(end), by: fraction, in: space)
      }
    }
    return resolve(kind)
  }

  /// The colour of the terminal's text where it told that, and this scheme is its own.
  private static func primaryResolved(in environment: EnvironmentValues) -> Resolved {
    let scheme = environment.colorScheme
    guard let known = environment.windowForeground, known.scheme == scheme else {
      return SystemColor.primary.resolved(in: scheme)
    }
    return known.color
  }

  public var description: String {
    switch kind {
    case .resolved(let resolved): resolved.description
    case .system(let system): system.rawValue
    case .faded(let base, let opacity): "\(opacity * 100)% \(Color(kind: base))"
    case .mixed(let start, let end, let fraction, let space):
      "\(Color(kind: start)) mixed with \(fraction * 100)% \(Color(kind: end))"
        + (space == .device ? " in sRGB" : "")
    }
  }
}

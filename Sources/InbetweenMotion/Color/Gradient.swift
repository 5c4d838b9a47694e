import Foundation

/// Colours with their places on a way from 0 to 1.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, from 0 to 1.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How colours between two others are found.
  public struct ColorSpace: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case device, perceptual }

    private let kind: Kind

    /// By their sRGB components, as screens are driven.
    public static let device = ColorSpace(kind: .device)
    /// By lightness and colour as they are seen.
    ///
    /// Source: Oklab, by Björn Ottosson. Which space SwiftUI takes is not documented.
    public static let perceptual = ColorSpace(kind: .perceptual)
  }

  /// The colours and their places.
  public var stops: [Stop]

  /// Creates a gradient of stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of colours at even distances; a single one is at 0.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

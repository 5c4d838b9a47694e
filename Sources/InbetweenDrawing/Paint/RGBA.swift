/// A colour as it is drawn: sRGB components and opacity.
///
/// Not in SwiftUI. Shape: `red`, `green`, `blue` and `alpha` are 0…1 and gamma-encoded as in CSS, not
/// premultiplied.
@frozen
public struct RGBA: Hashable, Sendable {
  /// The red component.
  public var red: Float
  /// The green component.
  public var green: Float
  /// The blue component.
  public var blue: Float
  /// The opacity.
  public var alpha: Float

  /// Creates a colour from its components.
  @inlinable
  public init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Black.
  public static let black = RGBA(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = RGBA(red: 1, green: 1, blue: 1)
  /// Nothing at all.
  public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
}

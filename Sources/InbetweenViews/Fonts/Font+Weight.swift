import Foundation

extension Font {
  /// How heavy characters are.
  public struct Weight: Hashable, Sendable {
    /// From -1 to 1, 0 being regular.
    let value: Double

    private init(_ value: Double) { self.value = value }

    /// The lightest.
    public static let ultraLight = Weight(-0.8)
    /// Very light.
    public static let thin = Weight(-0.6)
    /// Light.
    public static let light = Weight(-0.4)
    /// Neither light nor heavy.
    public static let regular = Weight(0)
    /// A little heavier than regular.
    public static let medium = Weight(0.23)
    /// Heavier than medium.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Heavier than bold.
    public static let heavy = Weight(0.56)
    /// The heaviest.
    public static let black = Weight(0.62)

    /// Whether a terminal shows it in bold.
    var isHeavy: Bool { value >= Weight.semibold.value }
    /// Whether a terminal shows it faintly.
    var isLight: Bool { value <= Weight.light.value }
  }

  /// How wide characters are; not to be seen in a terminal.
  public struct Width: Hashable, Sendable {
    /// From -1 to 1, 0 being the standard.
    public var value: CGFloat

    /// Creates a width from a number from -1 to 1.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest.
    public static let compressed = Width(-0.3)
    /// Narrow.
    public static let condensed = Width(-0.2)
    /// The usual width.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }
}

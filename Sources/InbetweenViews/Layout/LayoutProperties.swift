/// What is to be known of a layout before it is asked anything.
public struct LayoutProperties: Sendable {
  /// The axis along which spacers inside stretch; nil for both.
  public var stackOrientation: Axis?

  /// Creates properties of a layout without an axis.
  public init() {}
}

import Foundation

#if !canImport(CoreGraphics)
  /// A distance in points, or a velocity in points a second.
  public nonisolated struct CGVector: Hashable, Sendable {
    /// The part across.
    public var dx: CGFloat
    /// The part downwards.
    public var dy: CGFloat

    /// Creates a vector.
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

    /// Creates a vector of no length.
    public init() { self.init(dx: 0, dy: 0) }

    /// The vector of no length.
    public static var zero: CGVector { CGVector() }
  }
#endif

#if !canImport(CoreGraphics)
  import Foundation

  /// A map of the plane that keeps lines straight and parallel.
  ///
  /// Shape: (x, y) becomes (a x + c y + tx, b x + d y + ty). Where Core Graphics exists, its own type serves.
  public struct CGAffineTransform: Hashable, Sendable {
    /// How much of x goes into x.
    public var a: CGFloat
    /// How much of x goes into y.
    public var b: CGFloat
    /// How much of y goes into x.
    public var c: CGFloat
    /// How much of y goes into y.
    public var d: CGFloat
    /// The distance along x.
    public var tx: CGFloat
    /// The distance along y.
    public var ty: CGFloat

    /// Creates a map from its numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// Creates the map that changes nothing.
    public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

    /// Creates a move.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Creates a stretch about the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a turn about the origin by radians, clockwise where y points down.
    public init(rotationAngle angle: CGFloat) {
      let sine = CGFloat(sin(Double(angle)))
      let cosine = CGFloat(cos(Double(angle)))
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// The map that changes nothing.
    public static let identity = CGAffineTransform()

    /// Whether the map changes nothing.
    public var isIdentity: Bool { self == .identity }

    /// Returns the map that applies this one first and another one to the result.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * next.a + b * next.c, b: a * next.b + b * next.d,
        c: c * next.a + d * next.c, d: c * next.b + d * next.d,
        tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
    }

    /// Returns the map that moves first and applies this one to the result.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// Returns the map that stretches first and applies this one to the result.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// Returns the map that turns first and applies this one to the result.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns the map back; the map itself where there is none.
    public func inverted() -> CGAffineTransform {
      let determinant = a * d - b * c
      guard determinant != 0 else { return self }
      return CGAffineTransform(
        a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
        tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
  }

  extension CGPoint {
    /// Returns where a map takes the point.
    public func applying(_ map: CGAffineTransform) -> CGPoint {
      CGPoint(x: map.a * x + map.c * y + map.tx, y: map.b * x + map.d * y + map.ty)
    }
  }

  extension CGSize {
    /// Returns the size stretched and turned by a map, as a vector.
    public func applying(_ map: CGAffineTransform) -> CGSize {
      CGSize(width: map.a * width + map.c * height, height: map.b * width + map.d * height)
    }
  }

  extension CGRect {
    /// Returns the smallest rectangle around what a map makes of this one.
    public func applying(_ map: CGAffineTransform) -> CGRect {
      let corners = [
        CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
        CGPoint(x: minX, y: maxY),
      ].map { $0.applying(map) }
      let left = corners.map(\.x).min() ?? minX
      let top = corners.map(\.y).min() ?? minY
      let right = corners.map(\.x).max() ?? maxX
      let bottom = corners.map(\.y).max() ?? maxY
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
#endif

import Foundation
import InbetweenMotion

extension Path {
  /// Creates a path that is a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Creates a path that is a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a path that is a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    addRoundedRect(in: rect, cornerSize: size, style: style)
  }

  /// Creates a path that is the ellipse inside a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Adds a rectangle: from its origin along the x axis first, closed.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    move(to: CGPoint(x: rect.minX, y: rect.minY).applying(transform))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY).applying(transform))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY).applying(transform))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY).applying(transform))
    closeSubpath()
  }

  /// Adds rectangles, each as a subpath.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rectangle with round corners, from the middle of its right edge clockwise.
  ///
  /// Edges: a corner is at most half as wide and half as high as the rectangle; without corners it is a
  /// plain rectangle.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let width = min(max(0, cornerSize.width), rect.width / 2)
    let height = min(max(0, cornerSize.height), rect.height / 2)
    guard width > 0, height > 0 else { return addRect(rect, transform: transform) }
    let inner = rect.insetBy(dx: width, dy: height)
    func corner(_ x: CGFloat, _ y: CGFloat, from angle: Double) {
      let quarter = Arc(
        centerX: Double(x), centerY: Double(y), radiusX: Double(width), radiusY: Double(height),
        start: angle, delta: .pi / 2)
      add(quarter, transform: transform, connecting: true)
    }
    move(to: CGPoint(x: rect.maxX, y: rect.midY).applying(transform))
    corner(inner.maxX, inner.maxY, from: 0)
    corner(inner.minX, inner.maxY, from: .pi / 2)
    corner(inner.minX, inner.minY, from: .pi)
    corner(inner.maxX, inner.minY, from: 3 * .pi / 2)
    closeSubpath()
  }

  /// Adds the ellipse inside a rectangle, from its rightmost point clockwise, closed.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let turn = Arc(
      centerX: Double(rect.midX), centerY: Double(rect.midY), radiusX: Double(rect.width) / 2,
      radiusY: Double(rect.height) / 2, start: 0, delta: 2 * .pi)
    add(turn, transform: transform, connecting: false)
    closeSubpath()
  }

  /// Adds straight lines through points, beginning a subpath at the first one.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds the steps of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements.append(contentsOf: path.applying(transform).elements)
  }

  /// Returns the path with each point taken where a map takes it.
  public func applying(_ transform: CGAffineTransform) -> Path {
    guard !transform.isIdentity else { return self }
    var result = Path()
    result.elements = elements.map { element in
      switch element {
      case .move(let to): .move(to: to.applying(transform))
      case .line(let to): .line(to: to.applying(transform))
      case .quadCurve(let to, let control):
        .quadCurve(to: to.applying(transform), control: control.applying(transform))
      case .curve(let to, let control1, let control2):
        .curve(
          to: to.applying(transform), control1: control1.applying(transform),
          control2: control2.applying(transform))
      case .closeSubpath: .closeSubpath
      }
    }
    return result
  }

  /// Returns the path moved by a distance in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

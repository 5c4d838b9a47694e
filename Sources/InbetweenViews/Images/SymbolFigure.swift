import Foundation
import InbetweenDrawing
import InbetweenMotion

/// The figure of a symbol that is simple enough to be drawn in any size, unlike a character.
enum SymbolFigure: Hashable, Sendable {
  case circle, square, rectangle, capsule, diamond, triangle, heart, star
  case checkmark, xmark, plus, minus
  case chevronLeft, chevronRight, chevronUp, chevronDown
  case arrowLeft, arrowRight, arrowUp, arrowDown

  private static let names: [String: SymbolFigure] = [
    "circle": .circle, "square": .square, "rectangle": .rectangle, "capsule": .capsule,
    "diamond": .diamond, "triangle": .triangle, "heart": .heart, "star": .star,
    "checkmark": .checkmark, "xmark": .xmark, "plus": .plus, "minus": .minus,
    "chevron.left": .chevronLeft, "chevron.backward": .chevronLeft,
    "chevron.right": .chevronRight, "chevron.forward": .chevronRight, "chevron.up": .chevronUp,
    "chevron.down": .chevronDown, "arrow.left": .arrowLeft, "arrow.right": .arrowRight,
    "arrow.up": .arrowUp, "arrow.down": .arrowDown, "play": .triangle, "stop": .square,
  ]

  /// Returns the figure of a symbol, and whether it is filled; nil for one that has none.
  static func figure(of name: String) -> (figure: SymbolFigure, isFilled: Bool)? {
    let isFilled = name.hasSuffix(".fill")
    return names[isFilled ? String(name.dropLast(5)) : name].map { ($0, isFilled) }
  }

  /// Whether the figure is made of lines and has no inside.
  var isLine: Bool {
    switch self {
    case .circle, .square, .rectangle, .capsule, .diamond, .triangle, .heart, .star: false
    default: true
    }
  }

  /// Returns the figure in a rectangle.
  func path(in rect: CGRect) -> Path {
    switch self {
    case .circle: return Path(ellipseIn: rect)
    case .square, .rectangle: return Path(rect)
    case .capsule: return Capsule().path(in: rect)
    case .heart: return SymbolFigure.heart(in: rect)
    case .star: return SymbolFigure.polygon(SymbolFigure.starCorners, in: rect)
    default: break
    }
    var path = Path()
    for line in lines {
      path.addPath(SymbolFigure.polygon(line, in: rect, isClosed: !isLine))
    }
    return path
  }

  /// The corners of the lines, as fractions of the width and the height.
  private var lines: [[SIMD2<Double>]] {
    switch self {
    case .diamond: [[SIMD2(0.5, 0), SIMD2(1, 0.5), SIMD2(0.5, 1), SIMD2(0, 0.5)]]
    case .triangle: [[SIMD2(0.5, 0), SIMD2(1, 1), SIMD2(0, 1)]]
    case .checkmark: [[SIMD2(0, 0.55), SIMD2(0.35, 0.95), SIMD2(1, 0.05)]]
    case .xmark: [[SIMD2(0, 0), SIMD2(1, 1)], [SIMD2(1, 0), SIMD2(0, 1)]]
    case .plus: [[SIMD2(0.5, 0), SIMD2(0.5, 1)], [SIMD2(0, 0.5), SIMD2(1, 0.5)]]
    case .minus: [[SIMD2(0, 0.5), SIMD2(1, 0.5)]]
    case .chevronLeft: [[SIMD2(0.75, 0), SIMD2(0.25, 0.5), SIMD2(0.75, 1)]]
    case .chevronRight: [[SIMD2(0.25, 0), SIMD2(0.75, 0.5), SIMD2(0.25, 1)]]
    case .chevronUp: [[SIMD2(0, 0.75), SIMD2(0.5, 0.25), SIMD2(1, 0.75)]]
    case .chevronDown: [[SIMD2(0, 0.25), SIMD2(0.5, 0.75), SIMD2(1, 0.25)]]
    case .arrowLeft: SymbolFigure.arrow { SIMD2(1 - $0.x, $0.y) }
    case .arrowRight: SymbolFigure.arrow { $0 }
    case .arrowUp: SymbolFigure.arrow { SIMD2($0.y, 1 - $0.x) }
    case .arrowDown: SymbolFigure.arrow { SIMD2($0.y, $0.x) }
    default: []
    }
  }

  /// An arrow to the right, turned.
  private static func arrow(_ turned: (SIMD2<Double>) -> SIMD2<Double>) -> [[SIMD2<Double>]] {
    [[SIMD2(0, 0.5), SIMD2(1, 0.5)], [SIMD2(0.6, 0.1), SIMD2(1, 0.5), SIMD2(0.6, 0.9)]]
      .map { $0.map(turned) }
  }

  /// Five tips on a circle, and the corners between them where the lines from tip to tip cross.
  private static let starCorners: [SIMD2<Double>] = (0..<10).map { index in
    let radius = index % 2 == 0 ? 0.5 : 0.5 * 0.381966
    let angle = Double(index) * .pi / 5
    return SIMD2(0.5 + radius * sin(angle), 0.5 - radius * cos(angle))
  }

  private static func polygon(
    _ corners: [SIMD2<Double>], in rect: CGRect, isClosed: Bool = true
  ) -> Path {
    var path = Path()
    path.addLines(corners.map { point($0, in: rect) })
    if isClosed { path.closeSubpath() }
    return path
  }

  private static func point(_ place: SIMD2<Double>, in rect: CGRect) -> CGPoint {
    CGPoint(
      x: rect.minX + CGFloat(place.x) * rect.width, y: rect.minY + CGFloat(place.y) * rect.height)
  }

  private static func heart(in rect: CGRect) -> Path {
    func at(_ x: Double, _ y: Double) -> CGPoint { point(SIMD2(x, y), in: rect) }
    return Path { path in
      path.move(to: at(0.5, 1))
      path.addCurve(to: at(0, 0.3), control1: at(0.15, 0.72), control2: at(0, 0.5))
      path.addCurve(to: at(0.27, 0), control1: at(0, 0.12), control2: at(0.12, 0))
      path.addCurve(to: at(0.5, 0.17), control1: at(0.38, 0), control2: at(0.46, 0.07))
      path.addCurve(to: at(0.73, 0), control1: at(0.54, 0.07), control2: at(0.62, 0))
      path.addCurve(to: at(1, 0.3), control1: at(0.88, 0), control2: at(1, 0.12))
      path.addCurve(to: at(0.5, 1), control1: at(1, 0.5), control2: at(0.85, 0.72))
      path.closeSubpath()
    }
  }
}

/// The figure of a symbol as a shape: filled, or drawn with lines that lie inside of the frame.
nonisolated struct SymbolShape: Shape, Hashable {
  typealias Body = Never

  let figure: SymbolFigure
  let isFilled: Bool

  static var _typeName: String { "Image" }

  func path(in rect: CGRect) -> Path {
    if isFilled, !figure.isLine { return figure.path(in: rect) }
    let width = max(1, min(rect.width, rect.height) / 8)
    let inner = rect.insetBy(dx: min(width, rect.width) / 2, dy: min(width, rect.height) / 2)
    return figure.path(in: inner).strokedPath(
      StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
  }
}

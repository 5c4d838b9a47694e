import Foundation
import InbetweenDrawing
import InbetweenMotion

/// A map of the plane that keeps lines straight: rows of numbers that (x, y, 1) is multiplied with from the left.
///
/// Drawn is what of it keeps parallel lines parallel: the perspective is left out.
public nonisolated struct ProjectionTransform: Hashable, Sendable {
  /// How much of x goes into x.
  public var m11: CGFloat = 1
  /// How much of x goes into y.
  public var m12: CGFloat = 0
  /// How much of x goes into the divisor.
  public var m13: CGFloat = 0
  /// How much of y goes into x.
  public var m21: CGFloat = 0
  /// How much of y goes into y.
  public var m22: CGFloat = 1
  /// How much of y goes into the divisor.
  public var m23: CGFloat = 0
  /// The distance along x.
  public var m31: CGFloat = 0
  /// The distance along y.
  public var m32: CGFloat = 0
  /// The divisor.
  public var m33: CGFloat = 1

  /// Creates the map that changes nothing.
  public init() {}

  /// Creates a map from one that keeps parallel lines parallel.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Whether the map changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether parallel lines stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Returns the map that applies this one first and another one to the result.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    let (left, right) = (rows, rhs.rows)
    var product = [[CGFloat]](repeating: [0, 0, 0], count: 3)
    for row in 0..<3 {
      for column in 0..<3 {
        product[row][column] = (0..<3).reduce(0) { $0 + left[row][$1] * right[$1][column] }
      }
    }
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = (product[0][0], product[0][1], product[0][2])
    (result.m21, result.m22, result.m23) = (product[1][0], product[1][1], product[1][2])
    (result.m31, result.m32, result.m33) = (product[2][0], product[2][1], product[2][2])
    return result
  }

  private var rows: [[CGFloat]] { [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]] }

  /// The numbers of the map, row by row.
  public typealias Numbers = AnimatableValues<
    CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat
  >

  /// The numbers on their way. Edges: a map that makes no sense, and changes nothing, has those of one that does not.
  var numbers: Numbers {
    get {
      let rows = rows.joined().allSatisfy(\.isFinite) ? rows : ProjectionTransform().rows
      return Numbers(
        rows[0][0], rows[0][1], rows[0][2], rows[1][0], rows[1][1], rows[1][2], rows[2][0],
        rows[2][1], rows[2][2])
    }
    set { (m11, m12, m13, m21, m22, m23, m31, m32, m33) = newValue.value }
  }

  /// What is drawn of the map; one that makes no sense changes nothing.
  var drawn: CGAffineTransform {
    let divisor = m33 == 0 ? 1 : m33
    let numbers = [m11, m12, m21, m22, m31, m32].map { $0 / divisor }
    guard numbers.allSatisfy(\.isFinite) else { return .identity }
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3],
      tx: CGFloat(bounded(numbers[4]) ?? 0), ty: CGFloat(bounded(numbers[5]) ?? 0))
  }
}

extension CGPoint {
  /// Returns where a map takes the point.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let divisor = x * m.m13 + y * m.m23 + m.m33
    let mapped = CGPoint(x: x * m.m11 + y * m.m21 + m.m31, y: x * m.m12 + y * m.m22 + m.m32)
    return divisor == 0 ? mapped : CGPoint(x: mapped.x / divisor, y: mapped.y / divisor)
  }
}

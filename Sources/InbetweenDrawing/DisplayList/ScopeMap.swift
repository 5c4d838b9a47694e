import Foundation
import InbetweenMotion

/// Where the places of a scope are in the window. Units: cells.
package struct ScopeMap: Hashable, Sendable {
  /// Where a step along x leads.
  package var right = SIMD2(1.0, 0.0)
  /// Where a step along y leads.
  package var down = SIMD2(0.0, 1.0)
  /// Where the origin is.
  package var origin = SIMD2(0.0, 0.0)

  package init() {}

  package init(_ transform: CGAffineTransform, _ metrics: CellMetrics) {
    let aspect = metrics.width / metrics.height
    right = SIMD2(Double(transform.a), Double(transform.b) * aspect)
    down = SIMD2(Double(transform.c) / aspect, Double(transform.d))
    origin = SIMD2(Double(transform.tx) / metrics.width, Double(transform.ty) / metrics.height)
  }

  /// Whether nothing is turned, stretched or sheared.
  package var isTranslation: Bool { right == SIMD2(1, 0) && down == SIMD2(0, 1) }

  /// The factor by which all lengths grow, if they all grow alike and nothing is turned.
  package var uniformScale: Double? {
    right.y == 0 && down.x == 0 && right.x == down.y && right.x > 0 ? right.x : nil
  }

  /// By what areas grow, without regard to direction.
  package var areaScale: Double { abs(right.x * down.y - right.y * down.x) }

  /// Returns where a point is in the window.
  package func point(_ x: Double, _ y: Double) -> SIMD2<Double> { origin + right * x + down * y }

  /// Returns the map that applies this one first and another one to its result.
  package func followed(by outer: ScopeMap) -> ScopeMap {
    var map = ScopeMap()
    map.right = outer.right * right.x + outer.down * right.y
    map.down = outer.right * down.x + outer.down * down.y
    map.origin = outer.point(origin.x, origin.y)
    return map
  }

  /// The map back; nil where an area becomes nothing.
  package var inverse: ScopeMap? {
    let determinant = right.x * down.y - right.y * down.x
    guard determinant != 0, determinant.isFinite else { return nil }
    var map = ScopeMap()
    map.right = SIMD2(down.y, -right.y) / determinant
    map.down = SIMD2(-down.x, right.x) / determinant
    map.origin = -(map.right * origin.x + map.down * origin.y)
    return map
  }

  /// Returns the box in the window around a rectangle.
  package func box(around rect: CellRect) -> CellRect {
    if isTranslation { return rect.offsetBy(x: origin.x, y: origin.y) }
    let corners = [
      point(rect.x, rect.y), point(rect.maxX, rect.y), point(rect.x, rect.maxY),
      point(rect.maxX, rect.maxY),
    ]
    let low = corners.dropFirst().reduce(corners[0]) { pointwiseMin($0, $1) }
    let high = corners.dropFirst().reduce(corners[0]) { pointwiseMax($0, $1) }
    return CellRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

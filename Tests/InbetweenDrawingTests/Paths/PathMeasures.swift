import Foundation
import InbetweenDrawing

extension Path {
  /// The area inside the path, positive where it goes clockwise on a screen.
  var area: Double {
    flattened(tolerance: 1e-4, scaleX: 1, scaleY: 1).reduce(0) { sum, points in
      zip(points, points.dropFirst() + [points[0]]).reduce(sum) {
        $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
      }
    }
  }

  /// The length of the path.
  var length: Double {
    flattened(tolerance: 1e-6, scaleX: 1, scaleY: 1).reduce(0) { sum, points in
      zip(points, points.dropFirst()).reduce(sum) { sum, pair in
        let step = pair.1 - pair.0
        return sum + (step * step).sum().squareRoot()
      }
    }
  }
}

/// Whether two numbers or points are nearly the same.
func near(_ left: Double, _ right: Double, within tolerance: Double = 1e-9) -> Bool {
  abs(left - right) <= tolerance
}

func near(_ left: CGPoint?, _ x: Double, _ y: Double, within tolerance: Double = 1e-9) -> Bool {
  guard let left else { return false }
  return near(Double(left.x), x, within: tolerance) && near(Double(left.y), y, within: tolerance)
}

func near(_ left: CGRect, _ right: CGRect, within tolerance: Double = 1e-9) -> Bool {
  near(left.origin, right.minX, right.minY, within: tolerance)
    && near(left.width, right.width, within: tolerance)
    && near(left.height, right.height, within: tolerance)
}

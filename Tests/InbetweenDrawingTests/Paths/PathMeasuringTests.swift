import Foundation
import InbetweenDrawing
import Testing

struct PathMeasuringTests {
  @Test func `the bounding box is that of the curve, not of its control points`() {
    let arch = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }
    #expect(near(arch.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 5)))
    let wave = Path {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 3, y: 0), control1: CGPoint(x: 1, y: 6), control2: CGPoint(x: 2, y: -6))
    }
    // y = 18 t (1 - t) (1 - 2 t) is largest at t = (3 - √3) / 6, where it is √3.
    let height = 3.0.squareRoot()
    #expect(near(wave.boundingRect, CGRect(x: 0, y: -height, width: 3, height: 2 * height)))
    #expect(Path().boundingRect.isNull)
  }

  @Test func `overlapping subpaths are inside by winding and outside by even and odd`() {
    let path = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      $0.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
    }
    #expect(path.contains(CGPoint(x: 3, y: 3)))
    #expect(!path.contains(CGPoint(x: 3, y: 3), eoFill: true))
    #expect(path.contains(CGPoint(x: 8, y: 8), eoFill: true))
    #expect(!path.contains(CGPoint(x: 11, y: 3)))
  }

  @Test func `an open subpath counts as closed for what it contains`() {
    let path = Path { $0.addLines([.zero, CGPoint(x: 4, y: 0), CGPoint(x: 0, y: 4)]) }
    #expect(path.contains(CGPoint(x: 1, y: 1)))
    #expect(!path.contains(CGPoint(x: 3, y: 3)))
  }

  @Test func `after a closed subpath the current point is its beginning`() {
    var path = Path()
    #expect(path.currentPoint == nil)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 2))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 1, y: 9))
    #expect(near(path.length, 4 + 4 + 7))
  }

  @Test func `points that make no sense are left out`() {
    let path = Path {
      $0.addLines([.zero, CGPoint(x: Double.nan, y: 1), CGPoint(x: 4, y: 0)])
      $0.addLine(to: CGPoint(x: Double.infinity, y: 0))
    }
    #expect(path.flattened(tolerance: 0.1, scaleX: 2, scaleY: 1) == [[[0, 0], [8, 0]]])
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 4, height: 0))
  }

  @Test func `flattening scales the points and ends a closed subpath where it began`() {
    let path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      path.flattened(tolerance: 0.1, scaleX: 2, scaleY: 10)
        == [[[2, 20], [8, 20], [8, 60], [2, 60], [2, 20]]])
    #expect(Path { $0.move(to: .zero) }.flattened(tolerance: 0.1, scaleX: 1, scaleY: 1).isEmpty)
  }

  @Test func `flattening keeps to its tolerance with few lines`() throws {
    let circle = Path(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200))
    let points = try #require(circle.flattened(tolerance: 0.125, scaleX: 1, scaleY: 1).first)
    #expect(points.count <= 100)
    for (from, to) in zip(points, points.dropFirst()) {
      let middle = (from + to) / 2
      #expect((middle * middle).sum().squareRoot() > 100 - 0.125 - 0.03)
    }
  }
}

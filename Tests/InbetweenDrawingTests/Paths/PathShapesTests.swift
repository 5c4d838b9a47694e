import Foundation
import InbetweenDrawing
import InbetweenMotion
import Testing

struct PathShapesTests {
  private let rect = CGRect(x: 10, y: 20, width: 40, height: 30)

  @Test func `a rectangle has its own area and begins at its origin`() {
    let path = Path(rect)
    #expect(near(path.area, 1200))
    #expect(path.boundingRect == rect)
    #expect(path.currentPoint == CGPoint(x: 10, y: 20))
  }

  @Test func `an ellipse has the area pi a b and touches its four sides`() {
    let path = Path(ellipseIn: rect)
    #expect(near(path.area, Double.pi * 20 * 15, within: 0.3))
    #expect(near(path.boundingRect, rect))
    #expect(near(path.currentPoint, 50, 35))
  }

  @Test func `round corners take away their squares less a quarter circle`() {
    let path = Path(roundedRect: rect, cornerRadius: 8, style: .circular)
    #expect(near(path.area, 1200 - (4 - Double.pi) * 64, within: 0.06))
    #expect(near(path.boundingRect, rect))
    #expect(!path.contains(CGPoint(x: 11, y: 21)))
    #expect(path.contains(CGPoint(x: 13, y: 23)))
  }

  @Test func `corners are at most half of a side`() {
    let path = Path(roundedRect: rect, cornerSize: CGSize(width: 100, height: 100))
    #expect(near(path.area, Double.pi * 20 * 15, within: 0.3))
    #expect(Path(roundedRect: rect, cornerRadius: 0) == Path(rect))
    #expect(Path(roundedRect: rect, cornerRadius: -3) == Path(rect))
  }

  @Test func `rectangles and paths add up as subpaths`() {
    var path = Path()
    path.addRects([
      CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 5, y: 0, width: 2, height: 1),
    ])
    path.addPath(
      Path(CGRect(x: 0, y: 0, width: 1, height: 3)),
      transform: CGAffineTransform(translationX: 20, y: 0))
    #expect(near(path.area, 6))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 21, height: 3))
    #expect(path.flattened(tolerance: 0.1, scaleX: 1, scaleY: 1).count == 3)
  }

  @Test func `lines go through their points and end at the last one`() {
    var path = Path()
    path.addLines([CGPoint(x: 1, y: 1), CGPoint(x: 4, y: 1), CGPoint(x: 4, y: 5)])
    #expect(near(path.length, 7))
    #expect(path.currentPoint == CGPoint(x: 4, y: 5))
    path.addLines([])
    #expect(near(path.length, 7))
  }

  @Test func `a map moves every point`() {
    let moved = Path(rect).offsetBy(dx: -10, dy: 5)
    #expect(moved.boundingRect == CGRect(x: 0, y: 25, width: 40, height: 30))
    let turned = Path(rect).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(near(turned.boundingRect, CGRect(x: -50, y: 10, width: 30, height: 40)))
    let doubled = Path(ellipseIn: rect).applying(CGAffineTransform(scaleX: 2, y: 3))
    #expect(near(doubled.area, Double.pi * 40 * 45, within: 1.8))
  }
}

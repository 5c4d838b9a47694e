import Foundation
import InbetweenDrawing
import InbetweenMotion
import Testing

struct PathArcsTests {
  private func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
    Path {
      $0.addArc(
        center: CGPoint(x: 3, y: 4), radius: 2, startAngle: .degrees(start),
        endAngle: .degrees(end),
        clockwise: clockwise)
    }
  }

  @Test func `an arc that is not clockwise goes with growing angles, downwards`() {
    let path = arc(0, 90, clockwise: false)
    #expect(near(path.length, .pi, within: 0.002))
    #expect(near(path.currentPoint, 3, 6))
    #expect(near(path.boundingRect, CGRect(x: 3, y: 4, width: 2, height: 2)))
  }

  @Test func `a clockwise arc takes the other way round`() {
    let path = arc(0, 90, clockwise: true)
    #expect(near(path.length, 3 * .pi, within: 0.006))
    #expect(near(path.currentPoint, 3, 6))
    #expect(near(path.boundingRect, CGRect(x: 1, y: 2, width: 4, height: 4)))
  }

  @Test(arguments: [(0.0, 360.0, false), (0, 360, true), (-90, 270, false), (0, -720, true)])
  func `a difference of a full turn is one full turn`(start: Double, end: Double, clockwise: Bool) {
    #expect(near(arc(start, end, clockwise: clockwise).length, 4 * .pi, within: 0.008))
  }

  @Test func `angles that wrap around are brought into one turn`() {
    #expect(near(arc(350, 10, clockwise: false).length, 2 * Double.pi / 9, within: 0.001))
    #expect(near(arc(10, 350, clockwise: true).length, 2 * Double.pi / 9, within: 0.001))
    #expect(arc(40, 40, clockwise: false).length == 0)
  }

  @Test func `every point of an arc is one radius from its centre`() {
    for points in arc(20, 310, clockwise: false).flattened(tolerance: 1e-4, scaleX: 1, scaleY: 1) {
      for point in points {
        let distance = point - SIMD2(3, 4)
        #expect(near((distance * distance).sum().squareRoot(), 2, within: 0.0006))
      }
    }
  }

  @Test func `a line joins the current point and the arc`() {
    let path = Path {
      $0.move(to: CGPoint(x: 3, y: 4))
      $0.addRelativeArc(
        center: CGPoint(x: 3, y: 4), radius: 2, startAngle: .zero, delta: .degrees(-90))
      $0.closeSubpath()
    }
    #expect(near(path.area, -Double.pi, within: 0.002))
    #expect(near(path.length, 4 + .pi, within: 0.002))
  }

  @Test func `an arc between two lines touches both`() {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(
        tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 5)
    }
    #expect(near(path.currentPoint, 10, 5))
    #expect(near(path.length, 5 + 2.5 * .pi, within: 0.003))
    #expect(!path.contains(CGPoint(x: 9.5, y: 0.2)))
  }

  @Test func `an arc between two lines bends to either side`() {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(
        tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 0, y: -10), radius: 1)
    }
    // The lines meet at 45 degrees: they are touched 1 / tan(22.5°) = 2.41421 from the corner.
    #expect(near(path.currentPoint, 10 - 1.707107, -1.707107, within: 1e-5))
    #expect(near(path.boundingRect.maxX, 10 - 2.414214 + 1, within: 1e-4))
  }

  @Test func `an arc between lines in one direction is a straight line`() {
    var path = Path { $0.move(to: .zero) }
    path.addArc(tangent1End: CGPoint(x: 4, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 2)
    #expect(path.currentPoint == CGPoint(x: 4, y: 0))
    var empty = Path()
    empty.addArc(tangent1End: CGPoint(x: 4, y: 0), tangent2End: CGPoint(x: 9, y: 5), radius: 2)
    #expect(empty.isEmpty)
  }
}

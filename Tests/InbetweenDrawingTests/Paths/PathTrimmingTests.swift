import Foundation
import InbetweenDrawing
import Testing

struct PathTrimmingTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func `a part of a polygon has that part of its length`() {
    let part = square.trimmedPath(from: 0.125, to: 0.625)
    #expect(near(part.length, 20))
    #expect(near(part.currentPoint, 5, 10))
    #expect(near(part.boundingRect, CGRect(x: 5, y: 0, width: 5, height: 10)))
  }

  @Test func `half of a circle is its lower half`() {
    let half = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).trimmedPath(
      from: 0, to: 0.5)
    #expect(near(half.boundingRect, CGRect(x: 0, y: 10, width: 20, height: 10), within: 1e-6))
    #expect(near(half.currentPoint, 0, 10, within: 1e-6))
  }

  @Test func `a curve is cut by its length, not by its parameter`() {
    let curve = Path {
      $0.move(to: .zero)
      $0.addCurve(to: CGPoint(x: 8, y: 0), control1: .zero, control2: .zero)
    }
    #expect(near(curve.trimmedPath(from: 0, to: 0.5).currentPoint, 4, 0, within: 1e-6))
    #expect(near(curve.trimmedPath(from: 0.25, to: 0.5).boundingRect.minX, 2, within: 1e-6))
    let arch = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }
    #expect(near(arch.trimmedPath(from: 0, to: 0.5).currentPoint, 5, 5, within: 1e-6))
    #expect(
      near(arch.trimmedPath(from: 0.1, to: 0.4).length, 0.3 * arch.length, within: 1e-4))
  }

  @Test func `the whole path is left as it is and nothing is empty`() {
    #expect(square.trimmedPath(from: 0, to: 1) == square)
    #expect(square.trimmedPath(from: -3, to: 7) == square)
    #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(square.trimmedPath(from: 0.7, to: 0.2).isEmpty)
    #expect(square.trimmedPath(from: .nan, to: .nan).isEmpty)
    #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
  }

  @Test func `subpaths share the length, and whole ones stay closed`() {
    let two = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      $0.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    }
    let part = two.trimmedPath(from: 0, to: 0.75)
    #expect(near(part.length, 60))
    var steps: [Path.Element] = []
    func note(_ step: Path.Element) { steps.append(step) }
    part.forEach(note)
    #expect(steps.filter { $0 == .closeSubpath }.count == 1)
    #expect(steps.filter { if case .move = $0 { true } else { false } }.count == 2)
  }
}

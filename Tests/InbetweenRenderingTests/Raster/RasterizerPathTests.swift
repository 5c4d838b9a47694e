import Foundation
import InbetweenDrawing
import InbetweenMotion
import InbetweenRendering
import InbetweenTesting
import Testing

struct RasterizerPathTests {
  @Test func `a path that is a rectangle paints what a rectangle paints`() {
    var generator = SeededGenerator(seed: 11)
    for edges in EdgeStyle.allCases {
      for _ in 0..<40 {
        func random(_ range: ClosedRange<Double>) -> Double {
          .random(in: range, using: &generator)
        }
        let x = random(-2...10)
        let y = random(-2...5)
        let width = random(0.2...8)
        let height = random(0.2...4)
        var shape = Drawing(12, 5, edges: edges)
        shape.add(.fill(.rectangle), x, y, width, height, .fullRed)
        var path = Drawing(12, 5, edges: edges)
        let index = path.list.append(
          Path(CGRect(x: 0, y: 0, width: width * 8, height: height * 16)))
        path.add(.fill(.path(index)), x, y, width, height, .fullRed)
        #expect(shape.screen == path.screen)
      }
    }
  }

  @Test func `a path that is an ellipse paints what an ellipse paints`() {
    var shape = Drawing(60, 30, edges: .cell)
    shape.add(.fill(.ellipse), 3.3, 2.2, 50, 25, .fullRed)
    var path = Drawing(60, 30, edges: .cell)
    let index = path.list.append(Path(ellipseIn: CGRect(x: 0, y: 0, width: 400, height: 400)))
    path.add(.fill(.path(index)), 3.3, 2.2, 50, 25, .fullRed)
    let pairs = zip(shape.screen.cells, path.screen.cells)
    #expect(pairs.filter { $0 != $1 }.count <= 4)
  }

  @Test func `subpaths that overlap are filled by winding`() {
    var drawing = Drawing(6, 1, edges: .cell)
    let path = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 48, height: 16))
      $0.addRect(CGRect(x: 16, y: 0, width: 16, height: 16))
    }
    let hole = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 48, height: 16))
      $0.addRect(CGRect(x: 32, y: 0, width: -16, height: 16))
      $0.addLines([
        CGPoint(x: 16, y: 0), CGPoint(x: 16, y: 16), CGPoint(x: 32, y: 16), CGPoint(x: 32, y: 0),
        CGPoint(x: 16, y: 0), CGPoint(x: 16, y: 16), CGPoint(x: 32, y: 16), CGPoint(x: 32, y: 0),
      ])
    }
    let index = drawing.list.append(path)
    drawing.add(.fill(.path(index)), 0, 0, 6, 1, .fullRed)
    #expect(drawing.styles == ["aaaaaa"])
    var holed = Drawing(6, 1, edges: .cell)
    let second = holed.list.append(hole)
    holed.add(.fill(.path(second)), 0, 0, 6, 1, .fullRed)
    #expect(holed.styles == ["aa..aa"])
  }

  @Test func `thin lines are drawn in braille where no block shows them`() {
    var drawing = Drawing(8, 2)
    let index = drawing.list.append(
      Path { $0.addLines([CGPoint(x: 0, y: 31), CGPoint(x: 63, y: 1)]) })
    drawing.add(.stroke(.path(index), lineWidth: 1), 0, 0, 8, 2, .fullRed)
    #expect(drawing.text == ["   ⢀⣀─⠒⠉", "⣠⠤⠒⠉    "])
  }

  @Test func `a line along an axis is a line`() {
    var drawing = Drawing(4, 3)
    let index = drawing.list.append(
      Path { $0.addLines([CGPoint(x: 0, y: 8), CGPoint(x: 28, y: 8), CGPoint(x: 28, y: 48)]) })
    drawing.add(.stroke(.path(index), lineWidth: 1), 0, 0, 4, 3, .fullRed)
    #expect(drawing.text == ["───┐", "   │", "   │"])
  }

  @Test func `a thick line has its width, mitred corners and flat ends`() {
    var drawing = Drawing(10, 6, edges: .cell)
    let index = drawing.list.append(
      Path { $0.addLines([CGPoint(x: 8, y: 24), CGPoint(x: 64, y: 24), CGPoint(x: 64, y: 80)]) })
    drawing.add(.stroke(.path(index), lineWidth: 32), 0, 0, 10, 6, .fullRed)
    #expect(
      drawing.styles
        == [
          "..........", ".aaaaaaaaa", ".aaaaaaaaa", "......aaaa", "......aaaa", "..........",
        ].map { $0 })
  }

  @Test func `a closed line is joined at its beginning, too`() {
    var stroked = Drawing(8, 4)
    let index = stroked.list.append(Path(CGRect(x: 8, y: 16, width: 48, height: 32)))
    stroked.add(.stroke(.path(index), lineWidth: 16), 0, 0, 8, 4, .fullRed)
    var ring = Drawing(8, 4)
    ring.add(.stroke(.rectangle, lineWidth: 16), 1, 1, 6, 2, .fullRed)
    #expect(stroked.screen == ring.screen)
  }
}

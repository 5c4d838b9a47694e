import Foundation
import InbetweenDrawing
import InbetweenRendering
import InbetweenTesting

/// Display lists of random shapes and texts in random scopes, and random patches of them.
struct RandomPicture {
  var generator: SeededGenerator
  var drawing: Drawing
  private var textIndices: [Int32] = []
  private var pathIndices: [Int32] = []

  private let words = ["Hello", "日本語", "a b c", "two\nlines", "e\u{301}👨‍👩‍👧x", "한국 text", "Week", "好"]

  init(seed: UInt64, edges: EdgeStyle) {
    generator = SeededGenerator(seed: seed)
    drawing = Drawing(1, 1, edges: edges)
    rebuild(generation: 0, sequence: 0)
  }

  /// Replaces the list by one of another structure.
  mutating func rebuild(generation: UInt64, sequence: UInt64) {
    let size = GridSize(columns: int(20...70), rows: int(3...14))
    drawing.list = DisplayList(
      size: size, clusters: drawing.list.clusters, generation: generation, sequence: sequence)
    textIndices = words.map { drawing.append($0).index }
    pathIndices = (0..<3).map { _ in drawing.list.append(path()) }
    add(count: int(1...4), depth: 0, scope: 0)
  }

  private mutating func add(count: Int, depth: Int, scope: Int32) {
    for _ in 0..<count {
      if depth < 3, int(0...3) == 0 {
        let clip = int(0...1) == 0 ? frame() : nil
        let inner = drawing.list.openScope(
          DisplayScope(
            parent: scope, x: double(-4...8), y: double(-2...3), opacity: opacity(), clip: clip))
        add(count: int(1...5), depth: depth + 1, scope: inner)
        drawing.list.closeScope(inner)
      } else {
        for _ in 0..<int(1...4) {
          let frame = frame()
          drawing.add(
            payload(), frame.x, frame.y, frame.width, frame.height, paint(), scope: scope)
        }
      }
    }
  }

  /// Patches a few items and scopes for the next frame.
  mutating func patch() {
    drawing.list.beginFrame()
    for _ in 0..<int(0...3) {
      let item = Int32(int(0...drawing.list.items.count - 1))
      switch int(0...6) {
      case 6:
        guard case .fill(.path(let path)) = drawing.list.items[Int(item)].payload else { continue }
        replace(path)
      case 0: drawing.list.setPaint(paint(), ofItem: item)
      case 1: drawing.list.setPayload(payload(), ofItem: item)
      case 2:
        let scope = Int32(int(0...drawing.list.scopes.count - 1))
        drawing.list.setOpacity(opacity(), ofScope: scope)
      case 3:
        let scope = Int32(int(0...drawing.list.scopes.count - 1))
        guard scope > 0 else { continue }
        drawing.list.setOffset(x: double(-4...8), y: double(-2...3), ofScope: scope)
      case 4:
        let old = drawing.list.items[Int(item)].frame
        drawing.list.setFrame(old.offsetBy(x: double(-0.3...0.3), y: 0), ofItem: item)
      default: drawing.list.setFrame(frame(), ofItem: item)
      }
    }
  }

  /// Gives all items that draw a path another one.
  private mutating func replace(_ path: Int32) {
    let new = self.path()
    let users = drawing.list.items.indices.filter { index in
      switch drawing.list.items[index].payload {
      case .fill(.path(path)), .stroke(.path(path), _): true
      default: false
      }
    }
    for user in users {
      // Only a path that differs is noted: each user gets it anew.
      drawing.list.setPath(Path(), at: path, ofItem: Int32(user))
      drawing.list.setPath(new, at: path, ofItem: Int32(user))
    }
  }

  private mutating func payload() -> DisplayItem.Payload {
    let path = pathIndices[int(0...pathIndices.count - 1)]
    let shapes: [ShapeGeometry] = [
      .rectangle, .rectangle, .capsule, .circle, .ellipse, .path(path),
      .roundedRectangle(cornerWidth: 12, cornerHeight: 9),
    ]
    let shape = shapes[int(0...shapes.count - 1)]
    switch int(0...9) {
    case 0: return .marker
    case 1, 2: return .stroke(shape, lineWidth: double(0.5...20))
    case 3...5: return .fill(shape)
    default:
      let attributes: [TextAttributes] = [[], [], .bold, .underline, .reverse]
      return .text(
        textIndices[int(0...textIndices.count - 1)], attributes[int(0...attributes.count - 1)])
    }
  }

  private mutating func path() -> Path {
    var path = Path()
    path.move(to: point())
    for _ in 0..<int(2...5) {
      if int(0...1) == 0 {
        path.addLine(to: point())
      } else {
        path.addCurve(to: point(), control1: point(), control2: point())
      }
    }
    if int(0...1) == 0 { path.closeSubpath() }
    return path
  }

  private mutating func point() -> CGPoint { CGPoint(x: double(-10...200), y: double(-10...120)) }

  private mutating func frame() -> CellRect {
    let isOdd = int(0...19) == 0
    let width = isOdd ? double(-5...300) : double(0...20)
    let height = isOdd ? .nan : double(0...5)
    return CellRect(x: double(-6...66), y: double(-3...13), width: width, height: height)
  }

  private mutating func opacity() -> Double { int(0...1) == 0 ? 1 : double(0...1) }

  private mutating func paint() -> RGBA {
    RGBA(
      red: Float(double(0...1)), green: Float(double(0...1)), blue: Float(double(0...1)),
      alpha: int(0...2) == 0 ? Float(double(0...1)) : 1)
  }

  private mutating func int(_ range: ClosedRange<Int>) -> Int {
    .random(in: range, using: &generator)
  }

  private mutating func double(_ range: ClosedRange<Double>) -> Double {
    .random(in: range, using: &generator)
  }
}

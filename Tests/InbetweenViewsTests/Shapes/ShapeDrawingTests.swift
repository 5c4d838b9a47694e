import Foundation
import Inbetween
import Testing

/// What shapes draw, in cells of one point.
@MainActor
@Suite struct ShapeDrawingTests {
  private let box = CGRect(x: 0, y: 0, width: 8, height: 4)

  private func payloads(_ view: some View) -> [DisplayItem.Payload] {
    Stage(TopLeading { view.frame(width: 8, height: 4) }, columns: 10, rows: 6).at(0)
      .list.items.map(\.payload)
  }

  private func paths(_ view: some View) -> [Path] {
    Stage(TopLeading { view.frame(width: 8, height: 4) }, columns: 10, rows: 6).at(0).list.paths
  }

  // MARK: Filling and lines

  @Test func `known shapes are drawn as such`() {
    #expect(payloads(Circle()) == [.fill(.circle)])
    #expect(payloads(Ellipse().fill(.red)) == [.fill(.ellipse)])
    #expect(payloads(Capsule(style: .circular)) == [.fill(.capsule)])
    #expect(payloads(ContainerRelativeShape()) == [.fill(.rectangle)])
    #expect(
      payloads(RoundedRectangle(cornerSize: CGSize(width: 3, height: 1)))
        == [.fill(.roundedRectangle(cornerWidth: 3, cornerHeight: 1))])
    #expect(payloads(Circle().stroke(.red, lineWidth: 2)) == [.stroke(.circle, lineWidth: 2)])
    #expect(payloads(Rectangle().stroke()) == [.stroke(.rectangle, lineWidth: 1)])
    #expect(
      payloads(Rectangle().strokeBorder(.red, lineWidth: 2)) == [.border(.rectangle, lineWidth: 2)])
  }

  @Test func `names stand for shapes`() {
    func name(_ shape: some Shape) -> String { "\(shape)" }
    #expect(name(.rect) == name(Rectangle()))
    #expect(name(.rect(cornerRadius: 2)) == name(RoundedRectangle(cornerRadius: 2)))
    #expect(name(.capsule) == name(Capsule()))
    #expect(name(.circle) == name(Circle()))
    #expect(name(.ellipse) == name(Ellipse()))
    #expect(
      name(.rect(topLeadingRadius: 1)) == name(UnevenRoundedRectangle(topLeadingRadius: 1)))
  }

  @Test func `a style of lines goes with the item`() {
    let style = StrokeStyle(lineWidth: 2, lineCap: .round, dash: [3, 1])
    let list = Stage(Circle().stroke(.red, style: style)).at(0).list
    #expect(list.items.map(\.payload) == [.line(.circle, 0)])
    #expect(list.strokes == [style])
  }

  @Test func `a path is a view`() {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 1))
      path.addLine(to: CGPoint(x: 5, y: 1))
      path.addLine(to: CGPoint(x: 5, y: 3))
    }
    #expect(payloads(path) == [.fill(.path(0))])
    #expect(paths(path) == [path])
    #expect(payloads(path.stroke(.red, lineWidth: 1)) == [.stroke(.path(0), lineWidth: 1)])
  }

  @Test func `the even-odd rule leaves holes`() {
    // A frame of one cell: the outer rectangle is 6 x 4 cells, the inner one 4 x 2.
    let frame = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 6, height: 4))
      path.addRect(CGRect(x: 1, y: 1, width: 4, height: 2))
    }
    let view = frame.fill(Color.red, style: FillStyle(eoFill: true))
    #expect(rows(view) == ["######..", "#....#..", "#....#..", "######.."])
    #expect(rows(frame.fill(Color.red)) == ["######..", "######..", "######..", "######.."])
  }

  @Test func `a shape is filled and stroked in turn`() {
    let view = Rectangle().fill(.red).stroke(.blue, lineWidth: 2)
    #expect(payloads(view) == [.fill(.rectangle), .stroke(.rectangle, lineWidth: 2)])
    let inner = Rectangle().stroke(.red, lineWidth: 1).fill(.green).strokeBorder(.blue)
    #expect(
      payloads(inner) == [
        .stroke(.rectangle, lineWidth: 1), .fill(.rectangle), .border(.rectangle, lineWidth: 1),
      ])
  }

  // MARK: Parts and places

  @Test func `a part of an outline has its length`() {
    // The outline of 8 x 4 is 24 long; the upper edge, which comes first, is a third of it.
    let part = Rectangle().trim(from: 0, to: 1.0 / 3)
    #expect(part.path(in: box).boundingRect == CGRect(x: 0, y: 0, width: 8, height: 0))
    let right = Rectangle().trim(from: 1.0 / 3, to: 0.5)
    #expect(right.path(in: box).boundingRect == CGRect(x: 8, y: 0, width: 0, height: 4))
    #expect(payloads(Circle().trim(from: 0, to: 1).stroke()) == [.stroke(.circle, lineWidth: 1)])
    #expect(Rectangle().trim(from: 0.7, to: 0.2).path(in: box).isEmpty)
  }

  @Test func `shapes are moved, turned and stretched`() {
    func bounds(_ shape: some Shape) -> CGRect { shape.path(in: box).boundingRect }
    #expect(bounds(Rectangle().offset(x: 2, y: 1)) == CGRect(x: 2, y: 1, width: 8, height: 4))
    #expect(
      bounds(Rectangle().offset(CGSize(width: -1, height: 0)))
        == CGRect(x: -1, y: 0, width: 8, height: 4))
    #expect(bounds(Rectangle().scale(0.5)) == CGRect(x: 2, y: 1, width: 4, height: 2))
    #expect(
      bounds(Rectangle().scale(x: 2, anchor: .topLeading))
        == CGRect(x: 0, y: 0, width: 16, height: 4))
    #expect(
      bounds(Rectangle().size(width: 3, height: 2)) == CGRect(x: 0, y: 0, width: 3, height: 2))
    #expect(
      bounds(Rectangle().size(CGSize(width: 2, height: 2), anchor: .bottomTrailing))
        == CGRect(x: 6, y: 2, width: 2, height: 2))
    #expect(
      bounds(Rectangle().transform(CGAffineTransform(translationX: 1, y: 1)))
        == CGRect(x: 1, y: 1, width: 8, height: 4))
    // A quarter turn about the middle (4, 2) of 8 x 4 is 4 x 8.
    let turned = bounds(Rectangle().rotation(.degrees(90)))
    #expect(near([turned.minX, turned.minY, turned.width, turned.height], [2, -2, 4, 8]))
  }

  @Test func `numbers that make no sense change nothing`() {
    #expect(Rectangle().scale(.nan).path(in: box).boundingRect == box)
    #expect(Rectangle().rotation(.radians(.infinity)).path(in: box).boundingRect == box)
    #expect(Rectangle().offset(x: .nan).path(in: box).boundingRect == box)
    #expect(Rectangle().inset(by: .nan).path(in: box).boundingRect == box)
  }

  // MARK: Insets

  @Test func `an inset makes shapes smaller from all sides`() {
    #expect(
      Rectangle().inset(by: 1).path(in: box).boundingRect
        == CGRect(x: 1, y: 1, width: 6, height: 2))
    #expect(
      Rectangle().inset(by: 0.5).inset(by: 1).path(in: box).boundingRect
        == CGRect(x: 1.5, y: 1.5, width: 5, height: 1))
    #expect(Rectangle().inset(by: 3).path(in: box).isEmpty)
    // A radius of 2 becomes one of 1.5.
    let round = RoundedRectangle(cornerRadius: 2).inset(by: 0.5)
    let inner = CGRect(x: 0.5, y: 0.5, width: 7, height: 3)
    #expect(round.path(in: box) == Path(roundedRect: inner, cornerRadius: 1.5))
  }

  @Test func `a dashed border lies inside`() {
    let style = StrokeStyle(lineWidth: 2, dash: [1])
    let list = Stage(Rectangle().strokeBorder(.red, style: style)).at(0).list
    #expect(list.items.map(\.payload) == [.line(.path(0), 0)])
    // Half the width further inside than 30 x 3.
    #expect(list.paths.map(\.boundingRect) == [CGRect(x: 1, y: 1, width: 28, height: 1)])
  }

  @Test func `corners have radii of their own`() {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 2, bottomTrailingRadius: 1)
    let radii = RectangleCornerRadii(topLeading: 2, bottomTrailing: 1)
    #expect(shape.path(in: box) == Path { $0.addRoundedRect(in: box, cornerRadii: radii) })
    let smaller = RectangleCornerRadii(topLeading: 1)
    let inner = box.insetBy(dx: 1, dy: 1)
    #expect(
      shape.inset(by: 1).path(in: box)
        == Path { $0.addRoundedRect(in: inner, cornerRadii: smaller) })
  }

  // MARK: Any shape

  @Test func `any shape draws what its shape draws`() {
    #expect(payloads(AnyShape(Circle())) == [.fill(.circle)])
    #expect(payloads(AnyShape(AnyShape(Capsule())).fill(.red)) == [.fill(.capsule)])
    #expect(AnyShape(Rectangle().inset(by: 1)).path(in: box).boundingRect.width == 6)
  }

  @Test func `a shape says how large it is`() {
    struct Tile: Shape {
      func path(in rect: CGRect) -> Path { Path(rect) }
      func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 5, height: 2) }
    }
    let picture = Stage(TopLeading { Tile().fill(.red) }).at(0)
    #expect(picture.ofType("Tile").map(\.frame) == [rect(0, 0, 5, 2)])
  }

  /// The cells that a view paints of 8 x 4.
  private func rows(_ view: some View) -> [String] {
    let stage = Stage(TopLeading { view.frame(width: 8, height: 4) }, columns: 8, rows: 4)
    let cells = Screen(stage.at(0)).cells
    return (0..<4).map { row in
      String((0..<8).map { cells[row * 8 + $0].background.isStandard ? "." : "#" })
    }
  }
}

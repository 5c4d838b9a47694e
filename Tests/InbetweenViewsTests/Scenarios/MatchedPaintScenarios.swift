import Foundation
import Inbetween
import Testing

/// The numbered scenarios of matched geometry that ask what is painted.
@MainActor @Suite struct MatchedPaintScenarios {
  private struct Crossing: View {
    let side: Side
    let order: Double
    @Namespace private var namespace

    var body: some View {
      ZStack(alignment: .topLeading) {
        ZStack(alignment: .topLeading) {
          Color.clear
          if side == .a { hero(0) } else { hero(20) }
        }
        .zIndex(order)
        Text("SSSS\nSSSS\nSSSS").slot(rect(10, 0, 4, 3))
      }
    }

    private func hero(_ x: Double) -> some View {
      Text("HHHH").matchedGeometryEffect(id: "u", in: namespace).slot(rect(x, 1, 4, 1))
        .transition(.identity)
    }
  }

  @Test(arguments: [(0.0, "SSSS"), (1, "HHHH")])
  func `M24 a view on its way keeps its place in the paint order`(order: Double, shown: String) {
    let (stage, remote) = Remote.stage(Side.a) { Crossing(side: $0, order: order) }
    remote.set(.b, .linear(duration: 1), at: 0)
    for time in [0.499, 0.5, 0.501] {
      #expect(Screen(stage.at(time)).text(row: 1, columns: 10..<14) == shown)
    }
    // Half over one another, before and after: the same one is on top.
    #expect(
      Screen(stage.at(0.6)).text(row: 1, columns: 10..<16)
        == (order == 0 ? "SSSSHH" : "SSHHHH"))
    #expect(Screen(stage.at(1)).text(row: 1, columns: 10..<24) == "SSSS      HHHH")
    #expect(Screen(stage.at(1.5)).text(row: 1, columns: 10..<24) == "SSSS      HHHH")
  }

  private func colours(_ transition: AnyTransition, to x: Double) -> (
    stage: Stage, remote: Remote<Side>
  ) {
    Remote.stage(Side.a) {
      MatchedSwap(
        side: $0, places: (a: rect(2, 0, 4, 1), b: rect(x, 0, 4, 1)), transition: transition,
        a: Color(red: 1, green: 0, blue: 0), b: Color(red: 0, green: 0, blue: 1))
    }
  }

  @Test func `M25 a cross-fade blends one over the other`() {
    let (stage, remote) = colours(.opacity, to: 2)
    remote.set(.b, .linear(duration: 1), at: 0)
    #expect(Screen(stage.at(0)).background(3, 0) == [255, 0, 0])
    let half = Screen(stage.at(0.5)).background(3, 0)
    #expect(zip(half, [64, 0, 128]).allSatisfy { abs($0 - $1) <= 1 }, "\(half)")
    #expect(Screen(stage.at(1)).background(3, 0) == [0, 0, 255])
  }

  @Test(arguments: [(0.0, 2.0), (0.5, 5), (1, 8)])
  func `M25 without a transition one copy is shown, and travels`(time: Double, x: Double) {
    let (stage, remote) = colours(.identity, to: 8)
    remote.set(.b, .linear(duration: 1), at: 0)
    let picture = stage.at(time)
    #expect(picture.frames("u").map(\.x) == [x])
    let screen = Screen(picture)
    #expect(screen.painted?.columns == Int(x)...Int(x) + 3)
    #expect(screen.background(Int(x), 0) == [0, 0, 255])
  }

  @Test func `M26 a thumbnail grows into the window and lands without a jump`() {
    let (stage, remote) = Remote.stage(Side.a, columns: 80, rows: 24) {
      MatchedSwap(
        side: $0, places: (a: rect(70, 2, 8, 3), b: rect(0, 0, 80, 24)),
        a: Color.red.overlay(alignment: .top) { Text("a title") },
        b: Color.red.overlay(alignment: .top) { Text("a title") })
    }
    remote.set(.b, .linear(duration: 1), at: 0)
    let half = stage.at(0.5)
    #expect(
      half.ofType("Color").filter { $0.width == 44 }.map(\.frame).first == rect(35, 1, 44, 13.5))
    // One and a half rows below 13: 1 ..< 14.5 rounds to rows 1 to 14.
    #expect(Screen(half).painted.map { [$0.columns, $0.rows] } == [35...78, 1...14])
    #expect(Screen(stage.at(1)).cells == Screen(stage.at(2)).cells)
    #expect(Screen(stage.at(2)).painted.map { [$0.columns, $0.rows] } == [0...79, 0...23])
    remote.set(.a, .linear(duration: 1), at: 3)
    #expect(Screen(stage.at(3.5)).painted.map { [$0.columns, $0.rows] } == [35...78, 1...14])
    #expect(Screen(stage.at(4)).cells == Screen(stage.at(5)).cells)
    #expect(Screen(stage.at(5)).painted.map { [$0.columns, $0.rows] } == [70...77, 2...4])
  }

  /// What the rim of a box of 6 x 3 cells looks like: `#` for a full cell, `o` for a part of one.
  private func rim(_ picture: Picture, from x: Int) -> [String] {
    let screen = Screen(picture, edges: .subcell)
    return (0...2).map { row in
      (x..<x + 6).map { column in
        guard screen.text(row: row, columns: column..<column + 1) == " " else { return "o" }
        return screen.isPainted(column, row) ? "#" : "."
      }.joined()
    }
  }

  private let squareRim = ["######", "#....#", "######"]
  // The inner edge is rounded by 1.5 - 1, which leaves 1/20 of a cell in each of the inner corners.
  private let roundRim = ["o####o", "#o..o#", "o####o"]

  @Test func `M27 a pair shares its place and not its style`() {
    let (stage, remote) = Remote.stage(Side.a) {
      MatchedSwap(
        side: $0, places: (a: rect(0, 0, 6, 3), b: rect(10, 0, 6, 3)), transition: .identity,
        a: Color.clear.border(Color(red: 1, green: 0, blue: 0)),
        b: RoundedRectangle(cornerRadius: 1.5)
          .strokeBorder(Color(red: 1, green: 1, blue: 1), lineWidth: 1))
    }
    #expect(rim(stage.at(0), from: 0) == squareRim)
    remote.set(.b, .linear(duration: 1), at: 0)
    for (time, x) in [(0.0, 0.0), (0.5, 5), (1, 10)] {
      let picture = stage.at(time)
      #expect(picture.ofType("Rectangle").isEmpty)
      #expect(picture.ofType("RoundedRectangle").map(\.x) == [x])
      #expect(Screen(picture).background(Int(x) + 3, 0) == [255, 255, 255])
      #expect(rim(picture, from: Int(x)) == roundRim)
    }
  }

  /// A shape whose corners are square or round, and nothing in between.
  private struct Corners: InsettableShape {
    let areRound: Bool
    var amount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
      let inner = rect.insetBy(dx: amount, dy: amount)
      return areRound ? Path(roundedRect: inner, cornerRadius: 1.5 - amount) : Path(inner)
    }

    func inset(by amount: CGFloat) -> Corners {
      Corners(areRound: areRound, amount: self.amount + amount)
    }
  }

  @Test func `M27 the colour of a view that stays is blended, and its corners are the new ones`() {
    let (stage, remote) = Remote.stage(false) { isWhite in
      TopLeading {
        Corners(areRound: isWhite)
          .strokeBorder(
            isWhite ? Color(red: 1, green: 1, blue: 1) : Color(red: 0, green: 0, blue: 0),
            lineWidth: 1
          )
          .frame(width: 6, height: 3)
      }
    }
    remote.set(true, .linear(duration: 1), at: 0)
    let half = Screen(stage.at(0.5)).background(3, 0)
    #expect(half.allSatisfy { abs($0 - 188) <= 1 }, "\(half)")
    for time in [0, 0.25, 0.5, 1] {
      #expect(rim(stage.at(time), from: 0) == roundRim)
    }
  }

  @Test func `M29 a view may grow from nothing and shrink into nothing`() {
    let (stage, remote) = Remote.stage(Side.a, columns: 40, rows: 12) {
      MatchedSwap(
        side: $0, places: (a: rect(5, 5, 0, 0), b: rect(10, 5, 20, 4)), a: Color.red,
        b: Color.blue)
    }
    remote.set(.b, .linear(duration: 1), at: 0)
    #expect(Screen(stage.at(0)).isBlank)
    #expect(stage.at(0.5).frames("u") == [rect(7.5, 5, 10, 2), rect(7.5, 5, 10, 2)])
    #expect(stage.at(1).frames("u") == [rect(10, 5, 20, 4)])
    remote.set(.a, .linear(duration: 1), at: 2)
    #expect(stage.at(2.5).frames("u") == [rect(7.5, 5, 10, 2), rect(7.5, 5, 10, 2)])
    #expect(Screen(stage.at(3)).isBlank)
    #expect(Screen(stage.at(4)).isBlank)
  }

  private struct Boxes: View {
    let side: Side
    let cutsOff: Bool
    @Namespace private var namespace

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        content { if side == .a { member(1) } }.slot(rect(0, 0, 20, 4))
        content { if side == .b { member(2) } }.slot(rect(0, 10, 20, 4))
      }
    }

    @ViewBuilder private func content<Content: View>(@ViewBuilder _ inside: () -> Content)
      -> some View
    {
      if cutsOff { TopLeading(content: inside).clipped() } else { TopLeading(content: inside) }
    }

    private func member(_ y: Double) -> some View {
      Color.red.matchedGeometryEffect(id: "u", in: namespace).slot(rect(0, y, 6, 1))
    }
  }

  @Test func `M30 a view on its way is seen outside of its box`() {
    let (stage, remote) = Remote.stage(Side.a, rows: 16) { Boxes(side: $0, cutsOff: false) }
    remote.set(.b, .linear(duration: 1), at: 0)
    let half = stage.at(0.5)
    #expect(half.frames("u").map(\.y) == [6.5, 6.5])
    #expect(Screen(half).painted?.rows == 7...7)
  }

  @Test func `M30 each copy is cut off by its own box`() {
    let (stage, remote) = Remote.stage(Side.a, rows: 16) { Boxes(side: $0, cutsOff: true) }
    remote.set(.b, .linear(duration: 1), at: 0)
    let half = stage.at(0.5)
    #expect(half.frames("u").map(\.y) == [6.5, 6.5])
    #expect(Screen(half).isBlank)
    // 1 + 11 * 0.9 is 10.9: the row 11.
    #expect(Screen(stage.at(0.9)).painted?.rows == 11...11)
    #expect(Screen(stage.at(1)).painted?.rows == 12...12)
  }
}

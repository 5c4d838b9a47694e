import Inbetween
import Testing

/// Windows on content, scrolled by the wheel, by keys and by hand.
@MainActor @Suite struct ScrollViewTests {
  /// A window of 10 x 5 on 20 rows.
  private func stage(_ count: Int = 20) -> Stage {
    Stage(
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("row \($0)") } }
      }, columns: 10, rows: 5)
  }

  private func wheel(_ steps: Int) -> InputEvent {
    .mouse(MouseEvent(.scroll(steps), at: CellPoint(column: 2, row: 2)))
  }

  private func mouse(_ action: MouseEvent.Action, _ column: Double, _ row: Double) -> InputEvent {
    .mouse(MouseEvent(action, at: CellPoint(column: column, row: row)))
  }

  @Test func `content begins at the top and is cut off at the bottom`() {
    let picture = stage().at(0)
    #expect(picture.text("row 0")?.y == 0)
    #expect(picture.text("row 4")?.y == 4)
    // "row 10" makes the view six columns wide; it stands in the middle of ten, and "row 4" in its middle.
    #expect(Screen(picture).text(row: 4, columns: 3..<8) == "row 4")
  }

  @Test func `a notch of the wheel scrolls three rows`() {
    let stage = stage()
    _ = stage.at(0)
    #expect(stage.send(wheel(1), at: 0) == .handled)
    #expect(stage.at(2).text("row 3")?.y == 0)
    stage.send(wheel(-2), at: 2)
    #expect(stage.at(4).text("row 0")?.y == 0)
  }

  @Test func `it runs to its goal and does not jump`() {
    let stage = stage()
    _ = stage.at(0)
    stage.send(wheel(1), at: 0)
    let rows = [0, 0.05, 0.1, 0.2, 0.4].map { stage.at($0).text("row 3")?.y ?? -1 }
    #expect(rows[0] == 3)
    #expect(rows == rows.sorted(by: >))
    #expect(rows[1] > 0 && rows[1] < 3)
  }

  @Test(
    arguments: [
      (KeyEquivalent.downArrow, 1.0), (.pageDown, 4), (.space, 4), (.end, 15),
    ])
  func `keys scroll by a row, by a window less one, and to the end`(
    key: KeyEquivalent, rows: Double
  ) {
    let stage = stage()
    _ = stage.at(0)
    stage.key(key, at: 0)
    #expect(stage.at(3).text("row 0")?.y == -rows)
  }

  @Test func `keys at an edge are left to others`() {
    let stage = stage()
    _ = stage.at(0)
    #expect(stage.key(.upArrow, at: 0) == .ignored)
    #expect(stage.key(.home, at: 0) == .ignored)
    stage.key(.end, at: 0)
    _ = stage.at(3)
    #expect(stage.key(.downArrow, at: 3) == .ignored)
  }

  @Test func `a drag carries the content along`() {
    let stage = stage()
    _ = stage.at(0)
    stage.send(mouse(.press, 2, 4), at: 1)
    stage.send(mouse(.move, 2, 2), at: 1.5)
    #expect(stage.at(1.5).text("row 2")?.y == 0)
    // A hand that rests before it lets go throws nothing: 0.998 ^ 2000 = 0.018 of the velocity is left.
    stage.send(mouse(.release, 2, 2), at: 3.5)
    #expect(stage.at(5).text("row 2")?.y == 0)
  }

  @Test func `content that is thrown runs on and comes to rest on a whole row`() {
    let stage = stage()
    _ = stage.at(0)
    stage.send(mouse(.press, 2, 4), at: 1)
    for step in 1...4 {
      stage.send(mouse(.move, 2, 4 - Double(step) * 0.5), at: 1 + Double(step) * 0.02)
    }
    stage.send(mouse(.release, 2, 2), at: 1.08)
    let released = stage.at(1.08).text("row 0")?.y ?? 0
    // 25 rows a second, and a quarter of a second to coast: 2 + 6.25 rows.
    let rest = stage.at(4).text("row 0")?.y ?? 0
    #expect(near(released, -2, 0.01))
    #expect(rest == -8)
    #expect(stage.at(4).nextUpdate == nil)
  }

  @Test func `beyond an edge the content resists and comes back`() {
    let stage = stage()
    _ = stage.at(0)
    stage.send(mouse(.press, 2, 0), at: 1)
    stage.send(mouse(.move, 2, 4), at: 1.5)
    // (1 - 1 / (4 * 0.55 / 5 + 1)) * 5 = 1.5278 rows.
    #expect(near(stage.at(1.5).text("row 0")?.y, 1.527_778))
    stage.send(mouse(.release, 2, 4), at: 1.6)
    #expect(stage.at(4).text("row 0")?.y == 0)
  }

  @Test func `a tap on content that runs stops it and taps nothing`() {
    let tapped = Noted(0)
    let stage = Stage(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<40, id: \.self) { Text("row \($0)").onTapGesture { tapped.value += 1 } }
        }
      }, columns: 10, rows: 5)
    _ = stage.at(0)
    stage.send(wheel(5), at: 0)
    _ = stage.at(0.05)
    stage.send(mouse(.press, 3, 2), at: 0.05)
    stage.send(mouse(.release, 3, 2), at: 0.1)
    #expect(tapped.value == 0)
    // Five notches would have gone 15 rows.
    let rest = stage.at(1).text("row 5")?.y ?? 0
    #expect(rest == rest.rounded())
    #expect(rest > -10)
    stage.send(mouse(.press, 3, 2), at: 2)
    stage.send(mouse(.release, 3, 2), at: 2.1)
    #expect(tapped.value == 1)
  }

  @Test func `content that fits does not scroll`() {
    let stage = stage(3)
    _ = stage.at(0)
    #expect(stage.send(wheel(1), at: 0) == .ignored)
    #expect(stage.key(.downArrow, at: 0) == .ignored)
    #expect(stage.at(1).text("row 0")?.y == 0)
    #expect(stage.at(1).ofType("ScrollIndicator").isEmpty)
  }

  @Test func `the indicator is as long as the part that is shown`() {
    let stage = stage()
    // 5 of 20 rows: a quarter of 5, half a column wide at the right edge of the six columns.
    #expect(stage.at(0).ofType("ScrollIndicator").map(\.frame) == [rect(7.5, 0, 0.5, 1.25)])
    stage.key(.end, at: 0)
    #expect(stage.at(3).ofType("ScrollIndicator").map(\.frame) == [rect(7.5, 3.75, 0.5, 1.25)])
  }

  @Test func `a row scrolls across`() {
    let stage = Stage(
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<10, id: \.self) { box("card \($0)", 4) } }
      }, columns: 12, rows: 2)
    #expect(stage.at(0).frames("card 2").map(\.x) == [8])
    stage.key(.rightArrow, at: 0)
    #expect(stage.at(3).frames("card 2").map(\.x) == [6])
    stage.key(.end, at: 3)
    #expect(stage.at(6).frames("card 9").map(\.x) == [8])
  }

  @Test func `cards snap to the edge`() {
    let stage = Stage(
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<10, id: \.self) { box("card \($0)", 6) } }
          .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned), columns: 12, rows: 2)
    _ = stage.at(0)
    stage.send(mouse(.press, 10, 1), at: 1)
    stage.send(mouse(.move, 6, 1), at: 1.5)
    stage.send(mouse(.release, 6, 1), at: 4)
    // 4 columns are nearer to the second card, at 6, than to the first.
    #expect(stage.at(7).frames("card 1").map(\.x) == [0])
  }

  /// A row of cards that snap, of which one is asked for; in a low window another row shows the same.
  private struct Snapping: View {
    @State private var card: Int? = 3

    var body: some View {
      ViewThatFits(in: .vertical) {
        row(width: 10, height: 4)
        row(width: 6, height: 1)
      }
    }

    private func row(width: Double, height: Double) -> some View {
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<10, id: \.self) { box("card \($0)", width) } }
          .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $card)
      .frame(height: height)
    }
  }

  @Test func `the card that is asked for is at the edge, in another window too`() {
    let stage = Stage(Snapping(), columns: 25, rows: 2)
    // Three cards of six columns are before it.
    #expect(stage.at(0).frames("card 3").map(\.x) == [0])
    stage.size = GridSize(columns: 32, rows: 5)
    #expect(stage.at(1).frames("card 3").map(\.x) == [0])
    #expect(stage.at(2).frames("card 4").map(\.x) == [10])
  }

  @Test func `a reader scrolls to a view by its id`() {
    let stage = Stage(
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("row \($0)").id($0) } }
        }
        .focusable()
        .onKeyPress("g") {
          withAnimation(.linear(duration: 1)) { proxy.scrollTo(12, anchor: .top) }
          return .handled
        }
      }, columns: 10, rows: 5)
    _ = stage.at(0)
    stage.key("g", at: 1)
    #expect(near(stage.at(1.5).text("row 12")?.y, 6))
    #expect(stage.at(2).text("row 12")?.y == 0)
  }

  @Test func `a smaller window keeps the end in sight`() {
    let stage = stage()
    _ = stage.at(0)
    stage.key(.end, at: 0)
    _ = stage.at(3)
    let size = GridSize(columns: 10, rows: 8)
    stage.send(.resize(size), at: 3)
    #expect(Picture(stage.host.frame(at: 4, in: size)).text("row 19")?.y == 7)
  }

  @Test func `what is scrolled away is not tapped`() {
    let tapped = Noted<[Int]>([])
    let stage = Stage(
      VStack(spacing: 0) {
        box("head", 10, 2)
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<9, id: \.self) { row in
              box("\(row)", 10).onTapGesture { tapped.value.append(row) }
            }
          }
        }
      }, columns: 10, rows: 5)
    _ = stage.at(0)
    stage.key(.downArrow, at: 0)
    _ = stage.at(3)
    stage.tap(3, 1, at: 3)
    stage.tap(3, 2, at: 3)
    #expect(tapped.value == [1])
  }
}

import Inbetween
import Testing

/// How views move from one layout to the next: kind d of the scenarios. Expectations are the scenarios' own numbers.
@MainActor @Suite struct LayoutFrameScenarios {
  /// A parent of 10 columns in the middle of 40 that grows to 20, and a dot that is inserted in its corner.
  private struct Parent: View {
    let isWide: Bool
    let hasDot: Bool
    let isGroup: Bool

    var body: some View {
      if isGroup { content.geometryGroup() } else { content }
    }

    private var content: some View {
      ZStack(alignment: .topLeading) {
        fill("fill")
        if hasDot { box("dot", 2) }
      }
      .frame(width: isWide ? 20 : 10, height: 3)
    }
  }

  private struct Model {
    var isWide = false
    var hasDot = false
  }

  @Test(
    arguments: [
      (false, [10.0, 10, 10]), (true, [15, 12.5, 10]),
    ])
  func `L02 a dot inserted in a moving parent goes along with a group alone`(
    isGroup: Bool, expected: [Double]
  ) {
    let (stage, remote) = Remote.stage(Model(), columns: 40) {
      Parent(isWide: $0.isWide, hasDot: $0.hasDot, isGroup: isGroup)
    }
    #expect(stage.at(0).frames("fill") == [rect(15, 0, 10, 3)])
    remote.set(Model(isWide: true, hasDot: true), .linear(duration: 1), at: 0)
    let pictures = [0, 0.5, 1].map { stage.at($0) }
    #expect(pictures.map { $0.frames("dot").first?.x } == expected)
    #expect(pictures.map { $0.frames("fill").first?.x } == [15, 12.5, 10])
    #expect(pictures.map { $0.frames("fill").first?.width } == [10, 15, 20])
  }

  @Test func `L03 a newcomer joins the group where it is seen`() {
    let (stage, remote) = Remote.stage(Model(), columns: 40) {
      Parent(isWide: $0.isWide, hasDot: $0.hasDot, isGroup: true)
    }
    remote.set(Model(isWide: true), .linear(duration: 1), at: 0)
    _ = stage.at(0.25)
    remote.set(Model(isWide: true, hasDot: true), at: 0.5)
    #expect([0.5, 0.75, 1].map { stage.at($0).frames("dot").first?.x } == [12.5, 11.25, 10])
  }

  /// A highlight of ten columns at the left or the right edge of the window.
  private func highlight(rows: Int = 5) -> (stage: Stage, remote: Remote<Bool>) {
    Remote.stage(false, columns: 40, rows: rows) { isRight in
      ZStack(alignment: isRight ? .topTrailing : .topLeading) {
        Color.clear
        box("highlight", 10)
      }
    }
  }

  private func x(_ stage: Stage, _ size: GridSize, at time: Double) -> Double? {
    Picture(stage.host.frame(at: time, in: size)).frames("highlight").first?.x
  }

  @Test func `L05 a narrower window shifts what is under way as it is`() {
    let (stage, remote) = highlight()
    remote.set(true, .linear(duration: 1), at: 0)
    #expect(stage.at(0.5).frames("highlight").first?.x == 15)
    let size = GridSize(columns: 30, rows: 5)
    stage.send(.resize(size), at: 0.5)
    #expect([0.5, 0.75, 1].map { x(stage, size, at: $0) } == [5, 12.5, 20])
    // Ten columns up to the last of thirty, and nothing beyond them.
    let end = Picture(stage.host.frame(at: 1, in: size))
    #expect(end.list.size == size)
    #expect(Screen(end).painted?.columns == 20...29)
  }

  @Test func `L06 a lower window leaves what moves across alone`() {
    let (stage, remote) = highlight(rows: 20)
    remote.set(true, .linear(duration: 1), at: 0)
    _ = stage.at(0.25)
    let size = GridSize(columns: 40, rows: 15)
    stage.send(.resize(size), at: 0.5)
    #expect([0.5, 0.75, 1].map { x(stage, size, at: $0) } == [15, 22.5, 30])
  }

  @Test func `L06 a window's new size starts no animation`() {
    let stage = Stage(fill("bar").animation(.linear(duration: 1), value: 0), columns: 40, rows: 20)
    #expect(stage.at(0).frames("bar") == [rect(0, 0, 40, 20)])
    let size = GridSize(columns: 39, rows: 20)
    stage.send(.resize(size), at: 1)
    let picture = Picture(stage.host.frame(at: 1, in: size))
    #expect(picture.frames("bar") == [rect(0, 0, 39, 20)])
    #expect(picture.nextUpdate == nil)
  }

  @Test func `L08 a width that overshoots below nothing paints nothing`() {
    let (stage, remote) = Remote.stage(10.0, columns: 20, rows: 1) { width in
      TopLeading { box("bar", width) }
    }
    remote.set(0, .spring(duration: 0.5, bounce: 0.3), at: 0)
    let widths = [0.1, 0.25, 0.3, 1.5].map { stage.at($0).frames("bar").first?.width }
    #expect(near(widths[0], 5.77, 0.1))
    #expect(near(widths[1], 0.16, 0.1))
    #expect(near(widths[2], -0.34, 0.1))
    #expect(widths[3] == 0)
    for time in [0.25, 0.3] { #expect(Screen(stage.at(time)).painted == nil) }
  }

  @Test func `L10 a border stays one cell thick and the text inside stays what it is`() {
    let (stage, remote) = Remote.stage(false, columns: 40, rows: 9) { isLarge in
      TopLeading {
        Color(red: 0, green: 0, blue: 1).accessibilityIdentifier("child")
          .overlay(alignment: .topLeading) { Text("ok") }
          .padding(1)
          .border(Color(red: 1, green: 0, blue: 0))
          .accessibilityIdentifier("parent")
          .frame(width: isLarge ? 40 : 20, height: isLarge ? 9 : 5)
      }
    }
    remote.set(true, .linear(duration: 1), at: 0)
    let frames = [(0.0, 20, 5), (0.25, 25, 6), (0.5, 30, 7), (0.75, 35, 8), (1, 40, 9)]
    for (time, width, height) in frames {
      let picture = stage.at(time)
      let (columns, rows) = (Double(width), Double(height))
      #expect(picture.frames("parent") == [rect(0, 0, columns, rows)])
      #expect(picture.frames("child") == [rect(1, 1, columns - 2, rows - 2)])
      #expect(picture.texts.map(\.frame) == [rect(1, 1, 2, 1)])
      let screen = Screen(picture)
      #expect(screen.text(row: 1, columns: 0..<5) == " ok  ")
      for row in 0..<9 {
        for column in 0..<40 {
          let isInside = (1..<width - 1).contains(column) && (1..<height - 1).contains(row)
          let isShown = column < width && row < height
          let expected = isInside ? [0, 0, 255] : isShown ? [255, 0, 0] : [0, 0, 0]
          #expect(screen.background(column, row) == expected, "\(column), \(row) at \(time)")
        }
      }
    }
  }
}

import Inbetween
import Testing

/// Lines between views.
@MainActor @Suite struct DividerTests {
  @Test func `a divider in a column is level, takes the width and is one cell high`() {
    let picture = shown {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 3, 1)
        Divider()
        box("b", 3, 1)
      }
      .frame(width: 5)
    }
    #expect(picture.texts.map(\.text) == ["─────"])
    #expect(picture.ofType("Divider").map(\.frame) == [rect(0, 1, 5, 1)])
    #expect(picture.frames("b") == [rect(0, 2, 3, 1)])
  }

  @Test func `a divider in a row stands upright`() {
    let picture = shown {
      HStack(spacing: 0) {
        box("a", 2, 3)
        Divider()
        box("b", 2, 3)
      }
      .frame(height: 3)
    }
    #expect(picture.texts.map(\.text) == ["│/│/│"])
    #expect(picture.ofType("Divider").map(\.frame) == [rect(2, 0, 1, 3)])
    #expect(picture.frames("b") == [rect(3, 0, 2, 3)])
  }

  @Test func `a divider that is offered no length is ten points long, and level without a stack`() {
    #expect(shown { Divider().fixedSize() }.texts.map(\.text) == ["──────────"])
    // 10 points are 1.25 columns of 8 points, and 0.625 rows of 16.
    let cells = Stage(
      HStack {
        Divider().fixedSize()
        VStack { Divider().fixedSize() }
      }, metrics: .terminal
    ).at(0)
    #expect(cells.texts.map(\.text) == ["│", "─"])
  }

  @Test func `what is put around, behind or before a divider leaves it as it stands`() {
    let picture = shown {
      HStack(spacing: 0) {
        Divider().background(.red)
        Divider().overlay(alignment: .top) { box("dot") }
        Divider().padding(.horizontal, 1).opacity(0.5).offset(x: 1)
        Divider().mask { Rectangle() }
      }
      .frame(height: 2)
    }
    #expect(picture.texts.map(\.text) == ["│/│", "│/│", "│/│", "│/│"])
  }

  @Test func `a divider behind a view of a row, and one in a scroll view there, is level`() {
    let picture = shown {
      HStack(spacing: 0) {
        box("a", 3, 2).overlay(alignment: .bottom) { Divider() }
        ScrollView { Divider() }.frame(width: 4, height: 1)
        ZStack { Divider() }.frame(width: 5)
      }
    }
    #expect(picture.texts.map(\.text) == ["───", "────", "─────"])
  }

  @Test func `a divider turns with the layout around it`() {
    let (stage, remote) = Remote.stage(true) { isRow in
      let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
      layout {
        box("a", 2)
        Divider().opacity(0.5)
        box("b", 2)
      }
      .frame(width: 3, height: 3)
    }
    #expect(stage.at(0).texts.map(\.text) == ["│/│/│"])
    remote.set(false, at: 1)
    #expect(stage.at(1).texts.map(\.text) == ["───"])
    remote.set(true, at: 2)
    #expect(stage.at(2).texts.map(\.text) == ["│/│/│"])
  }

  @Test func `a divider moves with what is around it, and its length follows at once`() {
    let (stage, remote) = Remote.stage(4.0, rows: 6) { length in
      VStack(alignment: .leading, spacing: 0) {
        Divider()
        box("a", 1)
      }
      .frame(width: length)
      .offset(x: length - 4, y: (length - 4) / 2)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(stage.at(0).ofType("Divider").map(\.frame) == [rect(0, 0, 4, 1)])
    remote.set(8, .linear(duration: 1), at: 1)
    let middle = stage.at(1.5)
    // Half the way of 4 columns and 2 rows.
    #expect(middle.ofType("Divider").map { [$0.x, $0.y] } == [[2, 1]])
    #expect(middle.texts.map(\.text) == ["────────"])
    #expect(stage.at(2).ofType("Divider").map(\.frame) == [rect(4, 2, 8, 1)])
  }

  @Test func `dividers fit into windows of any size`() {
    for (columns, rows) in [(1, 1), (2, 1), (1, 3), (0, 0)] {
      let content = TopLeading {
        VStack(alignment: .leading, spacing: 0) {
          Divider()
          HStack(spacing: 0) {
            Text("a")
            Divider()
            Divider().frame(height: .infinity)
          }
        }
      }
      let picture = Stage(content, columns: columns, rows: rows).at(0)
      let glyphs = Screen(picture).glyphs
      #expect(glyphs.count == rows)
      if columns > 0 { #expect(glyphs.first == String(repeating: "─", count: columns)) }
    }
  }

  @Test func `a divider is drawn in the colour of separators, whatever the style around it is`() {
    func inks(_ view: some View) -> [RGBA] {
      Stage(view).at(0).nodes.filter { $0.type != "Marker" }.map(\.item.paint)
    }
    let plain = inks(Divider())
    #expect(plain.count == 1)
    #expect(inks(Divider().foregroundStyle(.red)) == plain)
    #expect(inks(Divider().environment(\.colorScheme, .light)) != plain)
    #expect(inks(Text("a").foregroundStyle(.separator)) == plain)
  }

  private func shown<Content: View>(@ViewBuilder _ content: () -> Content) -> Picture {
    Stage(TopLeading(content: content), columns: 30, rows: 10).at(0)
  }
}

import Inbetween
import Testing

/// Frames in frames, with least, ideal and greatest lengths; fixed sizes, ratios and positions.
@MainActor @Suite struct NestedFrameTests {
  private func width(offered: CGFloat?, @ViewBuilder of content: () -> some View) -> Double {
    let view = content().accessibilityIdentifier("view")
    return frames(["view"], columns: 40) {
      if let offered { view.frame(width: offered) } else { view.fixedSize() }
    }[0].width
  }

  @Test(arguments: [(3, 5), (5, 5), (12, 12), (30, 14), (nil, 9)] as [(CGFloat?, Double)])
  func `a flexible frame keeps what it is offered within its limits`(offer: (CGFloat?, Double)) {
    let width = width(offered: offer.0) {
      Color.red.frame(minWidth: 5, idealWidth: 9, maxWidth: 14)
    }
    #expect(width == offer.1)
  }

  @Test(arguments: [(1, 4), (5, 5), (30, 8), (nil, 4)] as [(CGFloat?, Double)])
  func `a frame with a greatest length alone is no smaller than its view`(
    offer: (CGFloat?, Double)
  ) {
    #expect(width(offered: offer.0) { Color.red.frame(width: 4).frame(maxWidth: 8) } == offer.1)
  }

  @Test(arguments: [(1, 6), (10, 6), (nil, 6)] as [(CGFloat?, Double)])
  func `a frame with a least length alone is as its view, but no smaller`(
    offer: (CGFloat?, Double)
  ) {
    #expect(width(offered: offer.0) { Text("ab").frame(minWidth: 6) } == offer.1)
  }

  @Test func `the outer frame offers, the inner one decides`() {
    let cells = frames(["inner", "outer"]) {
      TopLeading {
        fill("inner").frame(minWidth: 12, maxHeight: 2)
          .frame(width: 8, height: 4, alignment: .bottomTrailing).accessibilityIdentifier("outer")
      }
    }
    // 12 columns in a frame of 8, at its trailing edge: 4 stick out to the left.
    #expect(cells == [rect(-4, 2, 12, 2), rect(0, 0, 8, 4)])
  }

  @Test func `a frame as wide as can be in one of 10 is 10 wide`() {
    let cells = frames(["inner", "text"]) {
      TopLeading {
        Text("ab").accessibilityIdentifier("text")
          .frame(maxWidth: .infinity, alignment: .trailing).accessibilityIdentifier("inner")
          .frame(width: 10)
      }
    }
    #expect(cells == [rect(0, 0, 10, 1), rect(8, 0, 2, 1)])
  }

  @Test func `padding in a frame takes its space, around a frame it adds`() {
    let cells = frames(["in", "out"]) {
      TopLeading {
        VStack(alignment: .leading, spacing: 0) {
          fill("in").padding(1).frame(width: 8, height: 3)
          fill("out").frame(width: 8, height: 3).padding(.leading, 2)
        }
      }
    }
    #expect(cells == [rect(1, 1, 6, 1), rect(2, 3, 8, 3)])
  }

  @Test func `a fixed size is the ideal one`() {
    let cells = frames(["text", "colour", "across"]) {
      TopLeading {
        VStack(alignment: .leading, spacing: 0) {
          Text("aaaa bbbb").fixedSize().accessibilityIdentifier("text")
          fill("colour").frame(idealWidth: 7, idealHeight: 2).fixedSize()
          Text("cc dddd").fixedSize(horizontal: true, vertical: false)
            .accessibilityIdentifier("across")
        }
        .frame(width: 5, alignment: .leading)
      }
    }
    #expect(cells == [rect(0, 0, 9, 1), rect(0, 1, 7, 2), rect(0, 3, 7, 1)])
  }

  @Test func `a text in a frame with a greatest width wraps as it was measured`() {
    let cells = frames(["text", "frame"]) {
      TopLeading {
        Text("aaaa bbbb cccc").accessibilityIdentifier("text")
          .frame(maxWidth: 7, alignment: .trailing).accessibilityIdentifier("frame")
      }
    }
    // Three lines of four columns at most, at the end of seven.
    #expect(cells == [rect(3, 0, 4, 3), rect(0, 0, 7, 3)])
  }

  @Test func `a view of a fixed size keeps it in a frame that is smaller`() {
    let cells = frames(["text", "frame"]) {
      TopLeading {
        Text("aaaa bbbb").fixedSize().accessibilityIdentifier("text")
          .frame(maxWidth: 5, alignment: .leading).accessibilityIdentifier("frame")
      }
    }
    #expect(cells == [rect(0, 0, 9, 1), rect(0, 0, 5, 1)])
  }

  @Test func `where nothing says how long a frame is to be its view has its own length`() {
    func width(_ frame: (Color) -> some View) -> Double {
      let host = ViewHost(
        frame(Color.red).fixedSize(), size: GridSize(columns: 20, rows: 4), describesNodes: true)
      let picture = Picture(host.frame(at: 0, in: GridSize(columns: 20, rows: 4)))
      return picture.ofType("Color")[0].width
    }
    // By itself a colour is 10 points wide, 1.25 cells of 8; the frame around it is 2 cells wide.
    #expect(width { $0.frame(maxWidth: 100) } == 1.25)
    // With an ideal width, or at a limit, it is as wide as the frame.
    #expect(width { $0.frame(idealWidth: 12) } == 2)
    #expect(width { $0.frame(maxWidth: 10) } == 2)
  }

  @Test(
    arguments: [
      (30, 10, ContentMode.fit, rect(5, 0, 20, 10)), (10, 10, .fit, rect(0, 3, 10, 5)),
      (30, 10, .fill, rect(0, -2, 30, 15)), (10, 10, .fill, rect(-5, 0, 20, 10)),
    ])
  func `a ratio fits in or fills what is offered`(
    columns: Int, rows: Int, mode: ContentMode, expected: CellRect
  ) {
    // Twice as wide as high; half a row goes down.
    let cells = frames(["view"], columns: columns, rows: rows) {
      fill("view").aspectRatio(2, contentMode: mode)
    }
    #expect(cells == [expected])
  }

  @Test func `a position is the middle of the view, and takes all the space`() {
    let cells = frames(["view", "all", "below"]) {
      VStack(spacing: 0) {
        box("view", 4, 2).position(x: 10, y: 3).accessibilityIdentifier("all")
        box("below", 1, 2)
      }
    }
    #expect(cells == [rect(8, 2, 4, 2), rect(0, 0, 30, 8), rect(15, 8, 1, 2)])
  }

  @Test func `an offset moves what is seen and not the space`() {
    let cells = frames(["view", "next"]) {
      TopLeading {
        HStack(spacing: 0) {
          box("view", 4).offset(x: 3, y: 2)
          box("next", 1)
        }
      }
    }
    #expect(cells == [rect(3, 2, 4, 1), rect(4, 0, 1, 1)])
  }

  @Test func `what lies over and behind is offered the size of the view`() {
    let cells = frames(["behind", "over", "small"]) {
      TopLeading {
        Text("abcdef")
          .background { fill("behind") }
          .overlay(alignment: .trailing) { box("small", 2) }
          .overlay { fill("over").padding(.horizontal, 1) }
      }
    }
    #expect(cells == [rect(0, 0, 6, 1), rect(1, 0, 4, 1), rect(4, 0, 2, 1)])
  }

  @Test func `the first view that fits is shown, else the last`() {
    func shown(_ columns: Int, _ axes: Axis.Set = [.horizontal, .vertical]) -> [CellRect] {
      frames(["long", "short", "least"], columns: columns, rows: 1) {
        TopLeading {
          ViewThatFits(in: axes) {
            box("long", 20, 2)
            box("short", 8)
            box("least", 3)
          }
        }
      }
    }
    let none = rect(-1, -1, -1, -1)
    // Two rows do not fit into one, whatever the columns.
    #expect(shown(40) == [none, rect(0, 0, 8, 1), none])
    #expect(shown(40, .horizontal) == [rect(0, 0, 20, 2), none, none])
    #expect(shown(8) == [none, rect(0, 0, 8, 1), none])
    #expect(shown(7) == [none, none, rect(0, 0, 3, 1)])
    #expect(shown(2) == [none, none, rect(0, 0, 3, 1)])
  }
}

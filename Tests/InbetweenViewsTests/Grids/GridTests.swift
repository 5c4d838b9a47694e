import Inbetween
import Testing

/// Rows of cells whose columns are as wide as what is in them.
@MainActor @Suite struct GridTests {
  private let names = ["a", "b", "c", "d"]

  @Test func `a column is as wide as its widest view, a row as high as its highest`() {
    let cells = frames(names) {
      TopLeading {
        Grid(alignment: .topLeading, horizontalSpacing: 1, verticalSpacing: 1) {
          GridRow {
            box("a", 4, 2)
            box("b", 2)
          }
          GridRow {
            box("c", 1)
            box("d", 6)
          }
        }
      }
    }
    #expect(cells == [rect(0, 0, 4, 2), rect(5, 0, 2, 1), rect(0, 3, 1, 1), rect(5, 3, 6, 1)])
  }

  @Test func `views stand in the middle of their cells unless told otherwise`() {
    let cells = frames(names) {
      TopLeading {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            box("a", 5, 3)
            box("b", 1)
          }
          GridRow(alignment: .bottom) {
            box("c", 1)
            box("d", 3, 2)
          }
        }
      }
    }
    #expect(cells == [rect(0, 0, 5, 3), rect(6, 1, 1, 1), rect(2, 4, 1, 1), rect(5, 3, 3, 2)])
  }

  @Test func `a column's alignment is that of the first view that has one`() {
    let cells = frames(names) {
      TopLeading {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            box("a", 2).gridColumnAlignment(.trailing)
            box("b", 5)
          }
          GridRow {
            box("c", 6)
            box("d", 1)
          }
        }
      }
    }
    #expect(cells == [rect(4, 0, 2, 1), rect(6, 0, 5, 1), rect(0, 1, 6, 1), rect(8, 1, 1, 1)])
  }

  @Test func `a cell may span columns, and one outside of rows spans all`() {
    let cells = frames(["a", "b", "wide", "line"]) {
      TopLeading {
        Grid(alignment: .leading, horizontalSpacing: 1, verticalSpacing: 0) {
          GridRow {
            box("a", 4)
            box("b", 5)
          }
          GridRow { fill("wide").frame(height: 1).gridCellColumns(2) }
          fill("line").frame(height: 1).gridCellUnsizedAxes(.horizontal)
        }
        .fixedSize()
      }
    }
    // 4 + 1 + 5 = 10 columns. A colour's ideal width is 10, which fits.
    #expect(cells == [rect(0, 0, 4, 1), rect(5, 0, 5, 1), rect(0, 1, 10, 1), rect(0, 2, 10, 1)])
  }

  @Test func `a spanning view that needs more widens its columns alike`() {
    let cells = frames(["a", "b", "wide"]) {
      TopLeading {
        Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            box("a", 3)
            box("b", 2)
          }
          GridRow { box("wide", 9).gridCellColumns(2) }
        }
      }
    }
    // 4 columns are missing, 2 for each: the second begins at 5.
    #expect(cells == [rect(0, 0, 3, 1), rect(5, 0, 2, 1), rect(0, 1, 9, 1)])
  }

  @Test func `a flexible column takes what the others leave`() {
    let cells = frames(names, columns: 20) {
      TopLeading {
        Grid(horizontalSpacing: 2, verticalSpacing: 0) {
          GridRow {
            box("a", 5)
            fill("b").frame(height: 1)
          }
          GridRow {
            box("c", 3)
            box("d", 1)
          }
        }
      }
    }
    // 20 - 2 - 5 = 13 columns, in whose middle d stands.
    #expect(cells == [rect(0, 0, 5, 1), rect(7, 0, 13, 1), rect(1, 1, 3, 1), rect(13, 1, 1, 1)])
  }

  @Test func `an anchor places a view in its cell`() {
    let cells = frames(["big", "a"]) {
      TopLeading {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow { box("big", 8) }
          GridRow {
            box("a", 2).gridCellAnchor(.trailing)
          }
        }
      }
    }
    #expect(cells == [rect(0, 0, 8, 1), rect(6, 1, 2, 1)])
  }

  @Test func `rows of unlike lengths leave cells empty`() {
    let cells = frames(["a", "b", "c"]) {
      TopLeading {
        Grid(alignment: .leading, horizontalSpacing: 1, verticalSpacing: 0) {
          GridRow { box("a", 2) }
          GridRow {
            box("b", 4)
            box("c", 3)
          }
        }
      }
    }
    #expect(cells == [rect(0, 0, 2, 1), rect(0, 1, 4, 1), rect(5, 1, 3, 1)])
  }

  @Test func `in a terminal columns stand a cell apart and rows do not`() {
    let cells = frames(names, metrics: .terminal) {
      TopLeading {
        Grid {
          GridRow {
            Text("ab").accessibilityIdentifier("a")
            Text("c").accessibilityIdentifier("b")
          }
          GridRow {
            Text("d").accessibilityIdentifier("c")
            Text("efg").accessibilityIdentifier("d")
          }
        }
      }
    }
    // "d" in the middle of 2 columns: half a cell, right; "c" in the middle of 3.
    #expect(cells == [rect(0, 0, 2, 1), rect(4, 0, 1, 1), rect(1, 1, 1, 1), rect(3, 1, 3, 1)])
  }
}

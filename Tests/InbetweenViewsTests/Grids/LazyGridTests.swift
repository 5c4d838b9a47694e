import Inbetween
import Testing

/// Views in columns of given widths, line after line.
@MainActor @Suite struct LazyGridTests {
  private let names = ["0", "1", "2", "3", "4"]

  private func grid(_ columns: [GridItem], width: Int = 30) -> [CellRect] {
    frames(names, columns: width) {
      TopLeading {
        LazyVGrid(columns: columns, spacing: 1) {
          ForEach(0..<5) { fill("\($0)").frame(height: 1) }
        }
      }
    }
  }

  @Test func `fixed columns keep their widths, in the middle of what is offered`() {
    let cells = grid([GridItem(.fixed(4), spacing: 2), GridItem(.fixed(8), spacing: 2)])
    // 4 + 2 + 8 = 14 of 30 columns.
    #expect(cells.map(\.x) == [8, 14, 8, 14, 8])
    #expect(cells.map(\.y) == [0, 0, 2, 2, 4])
    #expect(cells.map(\.width) == [4, 8, 4, 8, 4])
  }

  @Test func `flexible columns share what is left`() {
    let cells = grid([
      GridItem(.fixed(6), spacing: 0), GridItem(.flexible(), spacing: 0),
      GridItem(.flexible(), spacing: 0),
    ])
    #expect(cells.map(\.x) == [0, 6, 18, 0, 6])
    #expect(cells.map(\.width) == [6, 12, 12, 6, 12])
    #expect(cells.map(\.y) == [0, 0, 0, 2, 2])
  }

  @Test func `a flexible column keeps to its limits`() {
    let cells = grid([
      GridItem(.flexible(minimum: 2, maximum: 5), spacing: 0), GridItem(.flexible(), spacing: 0),
    ])
    // Half of 30 is 15, of which the first takes 5.
    #expect(cells.map(\.width) == [5, 25, 5, 25, 5])
  }

  @Test func `an adaptive item has as many columns as fit`() {
    // (30 + 1) / (7 + 1) = 3.875: three, each (30 - 2) / 3 = 9.33 wide, at whole cells.
    let cells = grid([GridItem(.adaptive(minimum: 7), spacing: 1)])
    #expect(cells.map(\.x) == [0, 10, 21, 0, 10])
    #expect(cells.map(\.y) == [0, 0, 0, 2, 2])
    // In 6 columns there is room for one of them at least.
    #expect(grid([GridItem(.adaptive(minimum: 7), spacing: 1)], width: 6).map(\.x).max() == 0)
  }

  @Test func `a line is as high as its highest view`() {
    let cells = frames(["a", "b", "c"], columns: 10) {
      TopLeading {
        LazyVGrid(columns: [GridItem(.fixed(5), spacing: 0), GridItem(.fixed(5))], spacing: 0) {
          box("a", 5, 3)
          box("b", 5)
          box("c", 5)
        }
      }
    }
    #expect(cells == [rect(0, 0, 5, 3), rect(5, 1, 5, 1), rect(0, 3, 5, 1)])
  }

  @Test func `a row grid goes down and then across`() {
    let cells = frames(["0", "1", "2"], rows: 6) {
      TopLeading {
        LazyHGrid(rows: [GridItem(.fixed(2), spacing: 1), GridItem(.fixed(3))], spacing: 2) {
          ForEach(0..<3) { fill("\($0)").frame(width: 4) }
        }
      }
    }
    #expect(cells == [rect(0, 0, 4, 2), rect(0, 3, 4, 3), rect(6, 0, 4, 2)])
  }
}

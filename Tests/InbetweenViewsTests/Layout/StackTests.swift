import Inbetween
import Testing

/// Rows, columns and layers.
@MainActor @Suite struct StackTests {
  @Test func `three thirds of 80 columns are 27, 27 and 26`() {
    let thirds = frames(["a", "b", "c"], columns: 80, metrics: .terminal) {
      HStack(spacing: 0) {
        Color.red.accessibilityIdentifier("a")
        Color.red.accessibilityIdentifier("b")
        Color.red.accessibilityIdentifier("c")
      }
    }
    #expect(thirds == [rect(0, 0, 27, 10), rect(27, 0, 27, 10), rect(54, 0, 26, 10)])
  }

  @Test func `a stack stands in the middle of the window, a cell apart across and none down`() {
    let row = frames(["a", "b"], metrics: .terminal) {
      HStack {
        box("a", 32, 32)
        box("b", 24, 16)
      }
    }
    // 4 + 1 + 3 columns in 30, 2 rows in 10; the lower one in the middle, halves up.
    #expect(row == [rect(11, 4, 4, 2), rect(16, 5, 3, 1)])
    let column = frames(["a", "b"], metrics: .terminal) {
      VStack {
        box("a", 32, 32)
        box("b", 24, 16)
      }
    }
    #expect(column == [rect(13, 4, 4, 2), rect(14, 6, 3, 1)])
  }

  @Test(
    arguments: [
      (VerticalAlignment.top, 0.0), (.center, 1), (.bottom, 2),
    ])
  func `a row aligns its views`(alignment: VerticalAlignment, y: Double) {
    let row = frames(["a", "b"]) {
      TopLeading {
        HStack(alignment: alignment, spacing: 2) {
          box("a", 3, 3)
          box("b", 4, 1)
        }
      }
    }
    #expect(row == [rect(0, 0, 3, 3), rect(5, y, 4, 1)])
  }

  @Test(
    arguments: [
      (HorizontalAlignment.leading, 0.0), (.center, 2), (.trailing, 4),
    ])
  func `a column aligns its views`(alignment: HorizontalAlignment, x: Double) {
    let column = frames(["a", "b"]) {
      TopLeading {
        VStack(alignment: alignment, spacing: 1) {
          box("a", 6, 2)
          box("b", 2, 1)
        }
      }
    }
    #expect(column == [rect(0, 0, 6, 2), rect(x, 3, 2, 1)])
  }

  @Test(
    arguments: [
      (Alignment.topLeading, 0.0, 0.0), (.top, 2, 0), (.topTrailing, 4, 0), (.leading, 0, 1),
      (.center, 2, 1), (.trailing, 4, 1), (.bottomLeading, 0, 2), (.bottom, 2, 2),
      (.bottomTrailing, 4, 2),
    ])
  func `layers are aligned in the largest`(alignment: Alignment, x: Double, y: Double) {
    let layers = frames(["a", "b"]) {
      TopLeading {
        ZStack(alignment: alignment) {
          box("a", 6, 3)
          box("b", 2, 1)
        }
      }
    }
    #expect(layers == [rect(0, 0, 6, 3), rect(x, y, 2, 1)])
  }

  @Test func `a spacer takes what is left and keeps no space beside it`() {
    let row = frames(["a", "b", "c"], columns: 40, metrics: .terminal) {
      HStack {
        box("a", 16, 16)
        Spacer()
        box("b", 24, 16)
        box("c", 32, 16)
      }
    }
    #expect(row.map(\.x) == [0, 32, 36])
    let least = frames(["a", "b"], columns: 40, metrics: .terminal) {
      HStack {
        box("a", 80, 16)
        Spacer(minLength: 24)
        box("b", 320, 16)
      }
    }
    // 10 + 3 + 40 columns do not fit in 40: they stick out on both sides alike.
    #expect(least.map(\.x) == [-6, 7])
  }

  @Test func `a view with priority takes its space first and leaves the others their least`() {
    let row = frames(["a", "b", "c"], columns: 30) {
      HStack(spacing: 0) {
        Color.red.accessibilityIdentifier("a")
        Color.red.frame(maxWidth: 12).accessibilityIdentifier("b").layoutPriority(1)
        Color.red.frame(minWidth: 4).accessibilityIdentifier("c")
      }
    }
    #expect(row.map(\.x) == [0, 9, 21])
    #expect(row.map(\.width) == [9, 12, 9])
    let greedy = frames(["a", "b"], columns: 30) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 5).accessibilityIdentifier("a")
        Color.red.accessibilityIdentifier("b").layoutPriority(2)
      }
    }
    #expect(greedy == [rect(0, 0, 5, 10), rect(5, 0, 25, 10)])
  }

  @Test func `the least flexible view is asked first`() {
    let row = frames(["a", "b"], columns: 20) {
      HStack(spacing: 0) {
        Color.red.accessibilityIdentifier("a")
        box("b", 14)
      }
    }
    #expect(row.map(\.width) == [6, 14])
  }

  @Test func `a stack may stand in a stack`() {
    let cells = frames(["a", "b", "c", "d"], columns: 20, rows: 4) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.red.accessibilityIdentifier("a")
          Color.red.accessibilityIdentifier("b")
        }
        HStack(spacing: 0) {
          Color.red.accessibilityIdentifier("c")
          VStack(spacing: 0) {
            Spacer(minLength: 0)
            Color.red.frame(height: 1).accessibilityIdentifier("d")
          }
        }
      }
    }
    #expect(
      cells == [rect(0, 0, 10, 2), rect(10, 0, 10, 2), rect(0, 2, 10, 2), rect(10, 3, 10, 1)])
  }

  @Test func `an empty stack takes no space`() {
    let row = frames(["a"], columns: 20) {
      TopLeading {
        HStack(spacing: 3) {
          HStack {}
          box("a", 2)
        }
      }
    }
    #expect(row == [rect(3, 0, 2, 1)])
  }
}

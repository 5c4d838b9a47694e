import Inbetween
import Testing

/// Stacks of views that give way differently: the least flexible one is asked first, and each is offered its share
/// of what is left.
@MainActor @Suite struct FlexibleStackTests {
  private let names = ["a", "b", "c"]

  @Test func `fixed views keep their length and the others share the rest`() {
    let row = frames(names) {
      HStack(spacing: 0) {
        fill("a")
        box("b", 10)
        fill("c")
      }
    }
    #expect(row.map(\.x) == [0, 10, 20])
    #expect(row.map(\.width) == [10, 10, 10])
  }

  @Test func `what a limited view leaves of its share goes to the others`() {
    // 30 / 3 = 10, of which the limited one takes 4: 26 / 2 = 13 for each of the others.
    let row = frames(names) {
      HStack(spacing: 0) {
        fill("a").frame(maxWidth: 4)
        fill("b")
        fill("c")
      }
    }
    #expect(row.map(\.width) == [4, 13, 13])
  }

  @Test func `two limited views are asked in the order of their limits`() {
    // c (3) is asked first: 30 / 3 = 10, takes 3. a (11): 27 / 2 = 13.5, takes 11. b: 16.
    let row = frames(names) {
      HStack(spacing: 0) {
        fill("a").frame(maxWidth: 11)
        fill("b")
        fill("c").frame(maxWidth: 3)
      }
    }
    #expect(row.map(\.width) == [11, 16, 3])
    #expect(row.map(\.x) == [0, 11, 27])
  }

  @Test func `a view that needs more than its share takes it from those asked later`() {
    // 31 / 3 = 10.33, a takes its 15: (31 - 15) / 2 = 8 for each of the others.
    let row = frames(names, columns: 31) {
      HStack(spacing: 0) {
        fill("a").frame(minWidth: 15)
        fill("b")
        fill("c")
      }
    }
    #expect(row.map(\.width) == [15, 8, 8])
  }

  @Test func `space between the views is taken off first`() {
    // 30 - 2 * 3 = 24, and a third of it is 8.
    let row = frames(names) {
      HStack(spacing: 3) {
        fill("a")
        fill("b")
        fill("c")
      }
    }
    #expect(row.map(\.x) == [0, 11, 22])
    #expect(row.map(\.width) == [8, 8, 8])
  }

  @Test func `a column shares rows as a row shares columns`() {
    let column = frames(names, rows: 9) {
      VStack(spacing: 1) {
        fill("a").frame(maxHeight: 1)
        box("b", 4, 2)
        fill("c")
      }
    }
    #expect(column == [rect(0, 0, 30, 1), rect(13, 2, 4, 2), rect(0, 5, 30, 4)])
  }

  @Test func `views that do not fit stick out on both sides alike`() {
    let row = frames(names) {
      HStack(spacing: 0) {
        box("a", 12)
        box("b", 12)
        box("c", 12)
      }
    }
    #expect(row.map(\.x) == [-3, 9, 21])
  }

  @Test func `two spacers centre a view, three divide what is left`() {
    let centred = frames(["a"]) {
      HStack(spacing: 0) {
        Spacer()
        box("a", 4)
        Spacer()
      }
    }
    #expect(centred.map(\.x) == [13])
    // 30 - 3 = 27, 9 for each spacer.
    let divided = frames(["a", "b"]) {
      HStack(spacing: 0) {
        Spacer()
        box("a", 1)
        Spacer()
        box("b", 2)
        Spacer()
      }
    }
    #expect(divided.map(\.x) == [9, 19])
  }

  @Test func `a spacer in layers takes both lengths`() {
    let layers = frames(["a"], columns: 20, rows: 6) {
      ZStack(alignment: .bottomTrailing) {
        Spacer(minLength: 0)
        box("a", 3, 2)
      }
    }
    #expect(layers == [rect(17, 4, 3, 2)])
  }

  @Test func `priorities are served from the highest`() {
    let row = frames(names) {
      HStack(spacing: 0) {
        fill("a")
        fill("b").frame(maxWidth: 10).layoutPriority(2)
        fill("c").frame(maxWidth: 12).layoutPriority(1)
      }
    }
    #expect(row.map(\.width) == [8, 10, 12])
  }

  @Test func `a view of negative priority gets its least`() {
    let row = frames(["a", "b"]) {
      HStack(spacing: 0) {
        fill("a").frame(minWidth: 3).layoutPriority(-1)
        fill("b")
      }
    }
    #expect(row.map(\.width) == [3, 27])
  }

  @Test func `a text gives way to one of higher priority`() {
    let row = frames(["a", "b"], columns: 9, rows: 2) {
      HStack(spacing: 0) {
        Text("one two").accessibilityIdentifier("a")
        Text("three").accessibilityIdentifier("b").layoutPriority(1)
      }
    }
    // "three" takes 5 of 9 columns and leaves 4, in which "one two" stands as two lines of three.
    #expect(row == [rect(1, 0, 3, 2), rect(4, 1, 5, 1)])
  }

  @Test func `the shorter of two texts is asked first`() {
    let row = frames(["a", "b"], columns: 8, rows: 2) {
      TopLeading {
        HStack(spacing: 0) {
          Text("aaaa aaaa").accessibilityIdentifier("a")
          Text("bb").accessibilityIdentifier("b")
        }
      }
    }
    // "bb" takes 2 of its 4 columns; "aaaa aaaa" is offered 6 and breaks. Half of a row goes down.
    #expect(row == [rect(0, 0, 4, 2), rect(4, 1, 2, 1)])
  }

  @Test func `a stack in a stack counts as one view`() {
    // The inner one is as flexible as what is in it: it gets 24 columns, 12 for each.
    let row = frames(names) {
      HStack(spacing: 0) {
        box("a", 6)
        HStack(spacing: 0) {
          fill("b")
          fill("c")
        }
      }
    }
    #expect(row.map(\.x) == [0, 6, 18])
    #expect(row.map(\.width) == [6, 12, 12])
  }

  @Test func `a column in a row is as wide as its widest view`() {
    let cells = frames(names) {
      TopLeading {
        HStack(alignment: .top, spacing: 1) {
          VStack(alignment: .trailing, spacing: 0) {
            box("a", 7)
            box("b", 3)
          }
          box("c", 2, 5)
        }
      }
    }
    #expect(cells == [rect(0, 0, 7, 1), rect(4, 1, 3, 1), rect(8, 0, 2, 5)])
  }

  @Test func `a group and a condition add no level`() {
    let row = frames(names) {
      HStack(spacing: 1) {
        Group {
          box("a", 2)
          if names.count == 3 { box("b", 3) }
        }
        box("c", 4)
      }
    }
    // 2 + 1 + 3 + 1 + 4 = 11 of 30 columns: 9.5 to the left, halves go right.
    #expect(row.map(\.x) == [10, 13, 17])
  }
}

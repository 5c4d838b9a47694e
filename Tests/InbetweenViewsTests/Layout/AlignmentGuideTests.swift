import Inbetween
import Testing

/// Guides by which views meet, their own and those of users.
@MainActor @Suite struct AlignmentGuideTests {
  @Test func `views meet where their guides are`() {
    let row = frames(["a", "b"]) {
      TopLeading {
        HStack(spacing: 0) {
          box("a", 4, 4).alignmentGuide(VerticalAlignment.center) { $0[.bottom] }
          box("b", 2, 2)
        }
      }
    }
    // The bottom of a (4) meets the middle of b (1).
    #expect(row == [rect(0, 0, 4, 4), rect(4, 3, 2, 2)])
  }

  @Test func `a guide may lie outside of its view`() {
    func column(in columns: Int) -> [Double] {
      frames(["a", "b"], columns: columns) {
        VStack(alignment: .leading, spacing: 0) {
          box("a", 4).alignmentGuide(.leading) { _ in -3 }
          box("b", 4).alignmentGuide(.leading) { $0.width + 1 }
        }
      }.map(\.x)
    }
    // The guides lie 5 columns from b's edge and 3 before a's: a begins 8 columns after b, 12 in all.
    #expect(column(in: 12) == [8, 0])
    #expect(column(in: 32) == [18, 10])
  }

  @Test func `a stack has the guides of its views`() {
    // The stack's leading guide is where those of its views are: 5 columns from its edge.
    let column = frames(["a", "b"]) {
      TopLeading {
        VStack(alignment: .leading, spacing: 0) {
          box("a", 4).alignmentGuide(.leading) { _ in -3 }
          box("b", 4).alignmentGuide(.leading) { $0.width + 1 }
        }
      }
    }
    #expect(column.map(\.x) == [3, -5])
  }

  @Test func `a guide for another alignment changes nothing`() {
    let column = frames(["a", "b"], columns: 6) {
      VStack(alignment: .trailing, spacing: 0) {
        box("a", 6)
        box("b", 2).alignmentGuide(.leading) { _ in 100 }
      }
    }
    #expect(column.map(\.x) == [0, 4])
  }

  @Test func `layers meet by both guides`() {
    let layers = frames(["a", "b"]) {
      TopLeading {
        ZStack(alignment: .topLeading) {
          box("a", 6, 3)
          box("b", 2, 1).alignmentGuide(.leading) { _ in -2 }.alignmentGuide(.top) { _ in -1 }
        }
      }
    }
    #expect(layers == [rect(0, 0, 6, 3), rect(2, 1, 2, 1)])
  }

  @Test func `an overlay and a frame follow guides`() {
    let cells = frames(["over", "framed"]) {
      TopLeading {
        VStack(alignment: .leading, spacing: 0) {
          box("a", 8, 2).overlay(alignment: .bottomTrailing) {
            box("over", 2, 2).alignmentGuide(.bottom) { $0[VerticalAlignment.center] }
          }
          box("framed", 2).alignmentGuide(.leading) { $0[.trailing] }
            .frame(width: 6, alignment: .leading)
        }
      }
    }
    // The middle of the badge is at the bottom edge; the trailing edge of the framed one at the leading edge.
    #expect(cells == [rect(6, 1, 2, 2), rect(-2, 2, 2, 1)])
  }

  @Test func `an alignment of one's own reaches through stacks`() {
    let cells = frames(["title", "name", "value"]) {
      TopLeading {
        HStack(alignment: .mark, spacing: 1) {
          VStack(spacing: 0) {
            box("title", 5, 2)
            box("name", 3).alignmentGuide(.mark) { $0[VerticalAlignment.top] }
          }
          box("value", 2, 3).alignmentGuide(.mark) { _ in 1 }
        }
      }
    }
    // The name's top is 2 rows below the top of its column; the second row of the value is beside it.
    #expect(cells == [rect(0, 0, 5, 2), rect(1, 2, 3, 1), rect(6, 1, 2, 3)])
  }

  @Test func `texts meet by their first and last lines`() {
    func rows(_ alignment: VerticalAlignment) -> [Double] {
      frames(["long", "short"], columns: 12) {
        TopLeading {
          HStack(alignment: alignment, spacing: 1) {
            Text("one\ntwo\nsix").accessibilityIdentifier("long")
            Text("ab").accessibilityIdentifier("short")
          }
        }
      }.map(\.y)
    }
    #expect(rows(.firstTextBaseline) == [0, 0])
    #expect(rows(.lastTextBaseline) == [0, 2])
    #expect(rows(.center) == [0, 1])
  }

  @Test func `a padded text keeps its line`() {
    let row = frames(["padded", "plain"]) {
      TopLeading {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Text("ab").padding(.top, 3).accessibilityIdentifier("padded")
          Text("cd").accessibilityIdentifier("plain")
        }
      }
    }
    #expect(row == [rect(0, 0, 2, 4), rect(2, 3, 2, 1)])
  }
}

extension VerticalAlignment {
  private enum Mark: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  fileprivate static let mark = VerticalAlignment(Mark.self)
}

import Inbetween
import Testing

/// What is cut off from a view, and what is seen of it through another one.
@MainActor @Suite struct ClipTests {
  private static let red = Color(red: 1, green: 0, blue: 0)

  private func screen<Content: View>(
    columns: Int = 10, rows: Int = 1, @ViewBuilder _ content: () -> Content
  ) -> Screen {
    Screen(Stage(TopLeading { content() }, columns: columns, rows: rows).at(0))
  }

  /// The columns of a row that are red, as a string of marks.
  private func reds(_ screen: Screen, row: Int = 0, columns: Int = 10) -> String {
    (0..<columns).map { screen.background($0, row) == [255, 0, 0] ? "#" : "." }.joined()
  }

  @Test func `a clipped view ends at its frame`() {
    let loose = screen { Text("abcdef").fixedSize().frame(width: 3, alignment: .leading) }
    #expect(loose.text(row: 0, columns: 0..<8) == "abcdef  ")
    let cut = screen { Text("abcdef").fixedSize().frame(width: 3, alignment: .leading).clipped() }
    #expect(cut.text(row: 0, columns: 0..<8) == "abc     ")
  }

  @Test func `a clip moves and grows with its frame`() {
    let (stage, remote) = Remote.stage(4.0) { width in
      TopLeading {
        ClipTests.red.frame(width: 20).frame(width: width, alignment: .leading).clipped()
      }
    }
    remote.set(8, .linear(duration: 1), at: 0)
    #expect(reds(Screen(stage.at(0.5))) == "######....")
    #expect(reds(Screen(stage.at(1))) == "########..")
    #expect(stage.at(1).nextUpdate == nil)
  }

  @Test func `a view that is cut to a shape has the shape's corners`() {
    let found = screen(columns: 8, rows: 8) {
      ClipTests.red.frame(width: 8, height: 8).clipShape(Circle())
    }
    // The middles of cells within 4 of (4, 4): in the first row those with |x - 4| below 1.94.
    #expect(
      (0..<8).map { reds(found, row: $0, columns: 8) } == [
        "..####..", ".######.", "########", "########", "########", "########", ".######.",
        "..####..",
      ])
    let rounded = screen(columns: 8, rows: 4) {
      ClipTests.red.frame(width: 8, height: 4).cornerRadius(2)
    }
    #expect(reds(rounded, row: 0, columns: 8) == ".######.")
    #expect(reds(rounded, row: 1, columns: 8) == "########")
  }

  @Test func `a mask lets through what lies under it, as far as it is opaque`() {
    let found = screen {
      ClipTests.red.frame(width: 10, height: 1).mask(alignment: .leading) {
        HStack(spacing: 2) {
          Rectangle().frame(width: 2)
          Rectangle().frame(width: 2).opacity(0.4)
        }
      }
    }
    #expect(reds(found) == "##........")
    #expect(found.background(4, 0) == [102, 0, 0])
    #expect(found.background(6, 0) == found.background(9, 0))
  }

  @Test func `a text as a mask gives its glyphs the colours of the view`() {
    let stage = Stage(
      TopLeading { ClipTests.red.frame(width: 4, height: 1).mask { Text("ab") } }, columns: 6,
      rows: 1)
    let screen = Screen(stage.at(0))
    #expect(screen.text(row: 0, columns: 0..<6) == " ab   ")
    #expect(screen.cells[1].ink == CellColor(red: 255, green: 0, blue: 0))
    #expect(screen.cells[1].background.isStandard && screen.cells[0].background.isStandard)
  }

  @Test func `what is cut off takes no taps`() {
    let log = Log()
    let stage = Stage(
      TopLeading {
        ClipTests.red.frame(width: 8, height: 1).onTapGesture { log.note("tap") }
          .frame(width: 4, alignment: .leading).clipped()
      })
    stage.tap(6.5, 0.5, at: 0)
    #expect(log.entries.isEmpty)
    stage.tap(2.5, 0.5, at: 0)
    #expect(log.entries == ["tap"])
  }

  @Test func `a shape that comes as a mask is animated`() {
    let (stage, remote) = Remote.stage(2.0) { width in
      TopLeading {
        ClipTests.red.frame(width: 10, height: 1).mask(alignment: .leading) {
          Rectangle().frame(width: width)
        }
      }
    }
    remote.set(8, .linear(duration: 1), at: 0)
    #expect(reds(Screen(stage.at(0.5))) == "#####.....")
  }

  @Test func `a view with an odd frame or radius is cut without harm`() {
    let found = screen {
      ZStack {
        ClipTests.red.frame(width: 0, height: 0).clipped()
        ClipTests.red.cornerRadius(.infinity)
        ClipTests.red.cornerRadius(-4)
        ClipTests.red.cornerRadius(.nan)
      }
    }
    // A radius that makes no sense is none.
    #expect(reds(found) == "##########")
  }
}

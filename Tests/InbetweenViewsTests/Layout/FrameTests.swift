import Inbetween
import Testing

/// Frames, padding, text and what is drawn below the cell.
@MainActor @Suite struct FrameTests {
  private func picture<Content: View>(
    columns: Int = 30, rows: Int = 10, metrics: CellMetrics = .unit,
    @ViewBuilder _ content: () -> Content
  ) -> Picture {
    Stage(TopLeading { content() }, columns: columns, rows: rows, metrics: metrics).at(0)
  }

  @Test(
    arguments: [
      (Alignment.topLeading, rect(0, 0, 4, 1)), (.center, rect(3, 1, 4, 1)),
      (.bottomTrailing, rect(6, 2, 4, 1)), (.leading, rect(0, 1, 4, 1)),
    ])
  func `a frame aligns what is smaller`(alignment: Alignment, expected: CellRect) {
    let picture = picture {
      box("inner", 4, 1).frame(width: 10, height: 3, alignment: alignment)
    }
    #expect(picture.frames("inner") == [expected])
  }

  @Test(
    arguments: [
      (Alignment.leading, 5.0), (.center, 2), (.trailing, -1),
    ])
  func `what is larger than its frame sticks out`(alignment: Alignment, x: Double) {
    let picture = picture {
      HStack(spacing: 0) {
        box("first", 5)
        box("large", 10).frame(width: 4, alignment: alignment)
        box("last", 1)
      }
    }
    #expect(picture.frames("large").map(\.x) == [x])
    #expect(picture.frames("last").map(\.x) == [9])
  }

  @Test func `a frame that gives one length leaves the other to the view`() {
    let picture = picture {
      VStack(alignment: .leading, spacing: 0) {
        Text("ab").frame(width: 5).accessibilityIdentifier("width")
        Text("ab").frame(height: 2).accessibilityIdentifier("height")
        Text("ab").frame().accessibilityIdentifier("none")
      }
    }
    #expect(picture.frames("width") == [rect(0, 0, 5, 1)])
    #expect(picture.frames("height") == [rect(0, 1, 2, 2)])
    #expect(picture.frames("none") == [rect(0, 3, 2, 1)])
  }

  @Test func `a frame with limits keeps to them and to what it is offered`() {
    let picture = picture(columns: 20) {
      VStack(alignment: .leading, spacing: 0) {
        Text("ab").frame(minWidth: 5).accessibilityIdentifier("least")
        Text("ab").frame(maxWidth: 8).accessibilityIdentifier("most")
        Text("ab").frame(maxWidth: .infinity).accessibilityIdentifier("all")
        Color.red.frame(minWidth: 3, maxWidth: 12).frame(height: 1)
          .accessibilityIdentifier("both")
        Color.red.frame(minWidth: 15, maxHeight: 1).accessibilityIdentifier("wide")
        Text("abcdef").frame(minWidth: 0, maxWidth: 4).frame(height: 1)
          .accessibilityIdentifier("cut")
      }
    }
    #expect(picture.frames("least").map(\.width) == [5])
    #expect(picture.frames("most").map(\.width) == [8])
    #expect(picture.frames("all").map(\.width) == [20])
    #expect(picture.frames("both").map(\.width) == [12])
    #expect(picture.frames("wide") == [rect(0, 4, 20, 1)])
    #expect(picture.frames("cut").map(\.width) == [4])
  }

  @Test func `an ideal length counts where nothing is offered`() {
    let picture = picture {
      Color.red.frame(idealWidth: 7, maxWidth: .infinity, idealHeight: 2)
        .accessibilityIdentifier("offered")
        .frame(width: 9, height: 3)
    }
    #expect(picture.frames("offered") == [rect(0, 0, 9, 3)])
  }

  @Test func `a hairline, a dot and a bar take whole cells and are drawn below them`() {
    let picture = picture(columns: 20, metrics: .terminal) {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.accessibilityIdentifier("hairline").frame(height: 1)
        Circle().fill(.red).accessibilityIdentifier("dot").frame(width: 6, height: 6)
        // 37 % of 160 points.
        Color.red.accessibilityIdentifier("bar").frame(width: 59.2, height: 16, alignment: .leading)
        Color.red.accessibilityIdentifier("next").frame(width: 8, height: 16)
      }
    }
    #expect(picture.frames("hairline") == [rect(0, 0.46875, 20, 0.0625)])
    #expect(picture.frames("dot") == [rect(0.125, 1.3125, 0.75, 0.375)])
    #expect(near(picture.frames("bar")[0].width, 7.4, 1e-12))
    #expect(picture.frames("bar")[0].x == 0 && picture.frames("bar")[0].y == 2)
    #expect(picture.frames("next") == [rect(0, 3, 1, 1)])
  }

  @Test func `a slot is a whole number of cells`() {
    let picture = picture(columns: 40, metrics: .terminal) {
      HStack(alignment: .top, spacing: 0) {
        Color.red.frame(width: 59.2, height: 16).accessibilityIdentifier("bar")
        Color.red.frame(width: 1, height: 1).accessibilityIdentifier("speck")
        Color.red.frame(width: 0, height: 16).accessibilityIdentifier("nothing")
        Color.red.frame(width: 12, height: 24).accessibilityIdentifier("half")
      }
    }
    let markers = picture.nodes.filter { $0.item.payload == .marker }
    #expect(markers.map(\.x) == [0, 7, 8, 8])
    #expect(markers.map(\.width) == [7, 1, 0, 2])
    #expect(markers.map(\.height) == [1, 1, 1, 2])
  }

  @Test func `padding is rounded to cells, 16 points by default`() {
    let picture = picture(columns: 40, rows: 20, metrics: .terminal) {
      VStack(alignment: .leading, spacing: 0) {
        box("default", 8, 16).padding()
        box("sides", 8, 16).padding(.horizontal, 14).padding(.vertical, 8)
        box("one", 8, 16).padding(.leading, 3)
        box("less", 8, 16).padding(.leading, -8)
        box("insets", 8, 16).padding(EdgeInsets(top: 16, leading: 8, bottom: 32, trailing: 0))
        box("end", 8, 16)
      }
    }
    let places = ["default", "sides", "one", "less", "insets", "end"].map { picture.frames($0)[0] }
    #expect(places.map(\.x) == [2, 2, 0, -1, 1, 0])
    #expect(places.map(\.y) == [1, 4, 6, 7, 9, 12])
  }

  @Test func `padding gives its content what is left`() {
    let picture = picture(columns: 20, rows: 6) {
      Color.red.accessibilityIdentifier("inner").padding(.horizontal, 3).padding(.top, 2)
    }
    #expect(picture.frames("inner") == [rect(3, 2, 14, 4)])
  }

  @Test(
    arguments: [
      ("the quick brown fox", 9.0, ["the quick", "brown fox"]),
      ("the quick brown fox", 30, ["the quick brown fox"]),
      ("one\ntwo  three", 6, ["one", "two", "three"]),
      ("incomprehensible", 6, ["incomp", "rehens", "ible"]),
      ("日本語", 4, ["日本", "語"]),
      ("日本語", 5, ["日本", "語"]),
      ("e\u{301}a", 1, ["e\u{301}", "a"]),
    ])
  func `text is wrapped to the width that it is offered`(
    text: String, width: Double, lines: [String]
  ) {
    let picture = picture { Text(text).frame(width: width, alignment: .leading) }
    #expect(picture.texts.map(\.text) == [lines.joined(separator: "/")])
    #expect(picture.texts.map(\.frame.height) == [Double(lines.count)])
  }

  @Test(arguments: [nil, Animation.linear(duration: 1)])
  func `text is wrapped anew when its width changes, at once`(animation: Animation?) {
    let (stage, remote) = Remote.stage(30.0, rows: 5) { width in
      HStack(spacing: 0) {
        Text("one two").frame(width: width, alignment: .leading)
        Spacer(minLength: 0)
      }
    }
    #expect(stage.at(0).texts.map(\.text) == ["one two"])
    remote.set(3, animation, at: 0)
    #expect(stage.at(0.5).texts.map(\.text) == ["one/two"])
    #expect(stage.at(0.5).texts.map(\.frame.width) == [3])
    #expect(stage.at(0.5).texts.map(\.frame.height) == [2])
    remote.set(30, animation, at: 2)
    #expect(stage.at(3).texts.map(\.text) == ["one two"])
    #expect(stage.at(3).texts.map(\.frame) == [rect(0, 2, 7, 1)])
  }

  @Test func `text takes as many columns as its glyphs`() {
    let picture = picture {
      VStack(alignment: .leading, spacing: 0) {
        Text("plain").accessibilityIdentifier("plain")
        Text("日本").accessibilityIdentifier("wide")
        Text("e\u{301}\u{1F469}\u{200D}\u{1F680}").accessibilityIdentifier("clusters")
        Text("a\u{1B}[31mb").accessibilityIdentifier("unsafe")
      }
    }
    #expect(
      ["plain", "wide", "clusters"].flatMap { picture.frames($0) }.map(\.width) == [5, 4, 3])
    #expect(!picture.texts.contains { $0.text.unicodeScalars.contains("\u{1B}") })
  }
}

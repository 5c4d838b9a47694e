import Inbetween
import Testing

/// How the lines of a text are limited, cut, aligned and spaced.
@MainActor
@Suite struct TextFlowTests {
  /// The lines of the first text of a view, joined by `/`.
  private func lines<Content: View>(
    of view: Content, columns: Int = 30, rows: Int = 10
  ) -> String? {
    Stage(view, columns: columns, rows: rows).at(0).texts.first?.text
  }

  /// The rows of a window that a view fills.
  private func screen<Content: View>(of view: Content, columns: Int, rows: Int) -> [String] {
    let screen = Screen(Stage(view, columns: columns, rows: rows).at(0))
    return (0..<rows).map { screen.text(row: $0, columns: 0..<columns) }
  }

  @Test func `shorter lines stand at the side that is asked for`() {
    let text = Text("one two three")
    #expect(screen(of: text, columns: 7, rows: 2) == ["one two", "three  "])
    let centered = VStack { text }.multilineTextAlignment(.center)
    #expect(screen(of: centered, columns: 7, rows: 2) == ["one two", " three "])
    let trailing = text.multilineTextAlignment(.trailing)
    #expect(screen(of: trailing, columns: 7, rows: 2) == ["one two", "  three"])
    // Of three free cells one is to the left and two are to the right.
    let odd = Text("abcd\nb").multilineTextAlignment(.center)
    #expect(screen(of: odd, columns: 4, rows: 2) == ["abcd", " b  "])
  }

  @Test func `alignment leaves a text of one line where its frame is`() {
    let text = Text("ab").multilineTextAlignment(.trailing).frame(width: 6, alignment: .leading)
    #expect(screen(of: text, columns: 6, rows: 1) == ["ab    "])
  }

  @Test func `a limit cuts the last line that is left`() {
    let text = Text("one two three four five six")
    #expect(lines(of: text.lineLimit(1), columns: 9) == "one two…")
    #expect(lines(of: text.lineLimit(2), columns: 9) == "one two/three fo…")
    #expect(lines(of: text.lineLimit(3), columns: 9) == "one two/three/four fiv…")
    #expect(lines(of: text.lineLimit(4), columns: 9) == "one two/three/four five/six")
    #expect(lines(of: text.lineLimit(...2), columns: 9) == "one two/three fo…")
    #expect(lines(of: VStack { text.lineLimit(nil) }.lineLimit(1), columns: 30) == text.whole)
    #expect(lines(of: text.lineLimit(1), columns: 30) == text.whole)
  }

  @Test func `a text has one line at least`() {
    #expect(lines(of: Text("a\nb").lineLimit(0)) == "a…")
    #expect(lines(of: Text("a\nb").lineLimit(-7)) == "a…")
    #expect(lines(of: Text("a\nb").lineLimit(.min, reservesSpace: true)) == "a…")
  }

  @Test func `the beginning or the middle of the last line gives way instead`() {
    let text = Text("one two three four five six")
    #expect(lines(of: text.lineLimit(1).truncationMode(.head), columns: 9) == "…five six")
    #expect(lines(of: text.lineLimit(1).truncationMode(.middle), columns: 9) == "one…e six")
    #expect(lines(of: text.lineLimit(2).truncationMode(.head), columns: 9) == "one two/…five six")
    #expect(lines(of: text.lineLimit(2).truncationMode(.middle), columns: 9) == "one two/thre…six")
    // Where whole paragraphs are left out, the ellipsis stands for them.
    let three = Text("ab\ncd\nef")
    #expect(lines(of: three.lineLimit(2)) == "ab/cd…")
    #expect(lines(of: three.lineLimit(2).truncationMode(.head)) == "ab/…ef")
    #expect(lines(of: three.lineLimit(2).truncationMode(.middle)) == "ab/cd…ef")
  }

  @Test func `room is kept for lines that are not there`() {
    func height<Content: View>(_ view: Content) -> Double? {
      Stage(view, rows: 20).at(0).texts.first?.frame.height
    }
    #expect(height(Text("a").lineLimit(3, reservesSpace: true)) == 3)
    #expect(height(Text("a").lineLimit(3, reservesSpace: false)) == 1)
    #expect(height(Text("a").lineLimit(2...3)) == 2)
    #expect(height(Text("a\nb\nc\nd").lineLimit(2...3)) == 3)
    #expect(height(Text("a").lineLimit(4...)) == 4)
    #expect(height(Text("a\nb\nc").lineLimit(2...)) == 3)
    #expect(height(Text("a").lineLimit(3, reservesSpace: true).lineSpacing(1)) == 5)
    #expect(height(Text("a").lineLimit(.max, reservesSpace: true)) != nil)
  }

  @Test func `the last baseline is that of the last line that is there`() {
    let view = HStack(alignment: .lastTextBaseline, spacing: 0) {
      Text("a").lineLimit(3, reservesSpace: true)
      Text("b")
    }
    let picture = Stage(view, rows: 3).at(0)
    #expect(picture.text("a")?.y == 0)
    #expect(picture.text("b")?.y == 0)
  }

  @Test func `space between lines is whole rows`() {
    let text = Text("a\nb\nc")
    #expect(screen(of: text.lineSpacing(1), columns: 1, rows: 5) == ["a", " ", "b", " ", "c"])
    #expect(screen(of: text.lineSpacing(0.4), columns: 1, rows: 3) == ["a", "b", "c"])
    #expect(lines(of: text.lineSpacing(0.5), rows: 3) == "a/b…")
    #expect(lines(of: text.lineSpacing(.nan)) == "a/b/c")
    #expect(lines(of: text.lineSpacing(-3)) == "a/b/c")
    #expect(lines(of: text.lineSpacing(.greatestFiniteMagnitude)) == "a…")
  }

  @Test func `what a terminal cannot do leaves the text cut`() {
    let text = Text("one two").lineLimit(1).allowsTightening(true).minimumScaleFactor(0.1)
      .textSelection(.enabled)
    #expect(lines(of: text, columns: 5) == "one…")
  }

  @Test func `views are told the limits`() {
    struct Reader: View {
      @Environment(\.lineLimit) var limit
      @Environment(\.multilineTextAlignment) var alignment
      var body: some View { Text(verbatim: "\(limit ?? -1) \(alignment)") }
    }
    #expect(lines(of: Reader()) == "-1 leading")
    #expect(lines(of: Reader().lineLimit(2...5).multilineTextAlignment(.center)) == "5 center")
    #expect(lines(of: Reader().environment(\.lineLimit, 1)) == "1 leading")
  }

  @Test func `a change of the flow moves the lines`() {
    let (stage, remote) = Remote.stage(TextAlignment.leading, columns: 7, rows: 2) { alignment in
      Text("one two three").multilineTextAlignment(alignment)
    }
    remote.set(.trailing, at: 1)
    #expect(Screen(stage.at(1)).text(row: 1, columns: 0..<7) == "  three")
  }
}

extension Text {
  /// What the text of these tests says.
  fileprivate var whole: String { "one two three four five six" }
}

import Foundation
import Inbetween
import Testing

/// Texts that have parts in several styles, from all that they can be made of.
@MainActor
@Suite struct StyledTextTests {
  /// The parts of the only text of a view by style: what each says, and how.
  private func parts<Content: View>(of view: Content) -> [String] {
    let picture = Stage(view, columns: 60, rows: 5).at(0)
    guard let node = picture.ofType("Text").first,
      case .text(let index, let all) = node.item.payload
    else { return [] }
    let block = picture.list.texts[Int(index)]
    var parts: [(style: UInt16, text: String)] = []
    for cluster in block.lines.flatMap(\.clusters) {
      if parts.last?.style != cluster.style { parts.append((cluster.style, "")) }
      parts[parts.count - 1].text += picture.list.clusters.string(for: cluster.number)
    }
    return parts.map { part in
      let style = part.style == 0 ? GlyphStyle() : block.styles[Int(part.style) - 1]
      let address = picture.list.clusters.address(ofLink: style.link)
      return part.text + mark(style.attributes.union(all))
        + (address.isEmpty ? "" : "<\(String(decoding: address, as: UTF8.self))>")
    }
  }

  /// One letter for each way of emphasis.
  private func mark(_ attributes: TextAttributes) -> String {
    let letters: [(TextAttributes, String)] = [
      (.bold, "b"), (.dim, "d"), (.italic, "i"), (.underline, "u"), (.strikethrough, "s"),
    ]
    let marks = letters.filter { attributes.contains($0.0) }.map(\.1).joined()
    return marks.isEmpty ? "" : ":" + marks
  }

  @Test func `texts are added, and each keeps its style`() {
    #expect(parts(of: Text("a ") + Text("b").bold() + Text(" c")) == ["a ", "b:b", " c"])
    #expect(parts(of: (Text("a").bold() + Text("b")).italic()) == ["a:bi", "b:i"])
    #expect(parts(of: (Text("a").bold(false) + Text("b")).bold()) == ["a", "b:b"])
    #expect(parts(of: Text("a") + Text("b")) == ["ab"])
    #expect(parts(of: VStack { Text("a").font(.body) + Text("b") }.font(.title)) == ["a", "b:b"])
  }

  @Test func `emphasis is written by marks`() {
    #expect(parts(of: Text("a **b** c")) == ["a ", "b:b", " c"])
    #expect(parts(of: Text("a __b__ c")) == ["a ", "b:b", " c"])
    #expect(parts(of: Text("*a* _b_")) == ["a:i", " ", "b:i"])
    #expect(parts(of: Text("~~a~~b")) == ["a:s", "b"])
    #expect(parts(of: Text("**a *b* c**")) == ["a :b", "b:bi", " c:b"])
    #expect(parts(of: Text("***a***")) == ["a:bi"])
    #expect(parts(of: Text("*a **b** c*")) == ["a :i", "b:bi", " c:i"])
    #expect(parts(of: Text("`*a*` b")) == ["*a* b"])
    #expect(
      parts(of: Text("[a *b*](https://x.org/) c"))
        == ["a :u<https://x.org/>", "b:iu<https://x.org/>", " c"])
  }

  @Test func `marks without a partner are characters`() {
    #expect(parts(of: Text("2 * 3 * 4")) == ["2 * 3 * 4"])
    #expect(parts(of: Text("snake_case_name")) == ["snake_case_name"])
    #expect(parts(of: Text("**a")) == ["**a"])
    #expect(parts(of: Text("**a*")) == ["*", "a:i"])
    #expect(parts(of: Text("a* b*")) == ["a* b*"])
    #expect(parts(of: Text("[a] (b)")) == ["[a] (b)"])
    #expect(parts(of: Text("[a]()")) == ["[a]()"])
    #expect(parts(of: Text("`a")) == ["`a"])
    #expect(parts(of: Text("\\*a\\* \\b")) == ["*a* \\b"])
    #expect(parts(of: Text("****")) == ["****"])
    #expect(parts(of: Text("# a > b")) == ["# a > b"])
  }

  @Test func `marks in values and in strings are characters`() {
    let name = "*a*"
    #expect(parts(of: Text(name)) == ["*a*"])
    #expect(parts(of: Text(verbatim: "*a*")) == ["*a*"])
    #expect(parts(of: Text("**\(name)** b")) == ["*a*:b", " b"])
    #expect(parts(of: Text(LocalizedStringKey(name))) == ["a:i"])
    #expect(parts(of: Text("*\(name)")) == ["**a*"])
  }

  @Test func `values are written as SwiftUI writes them`() {
    #expect(
      parts(of: Text("\(7) \(1_234_567) \(-1000) \(UInt8.max)")) == ["7 1,234,567 -1,000 255"])
    #expect(parts(of: Text("\(Int.min)")) == ["-9,223,372,036,854,775,808"])
    #expect(parts(of: Text("\(0.5) \(-1234.5) \(Double.nan)")) == ["0.500000 -1,234.500000 nan"])
    #expect(parts(of: Text("\(3.14159, specifier: "%.2f")")) == ["3.14"])
    #expect(parts(of: Text("\(true) \([1, 2])")) == ["true [1, 2]"])
    #expect(
      parts(of: Text("a \(Text("b").bold()) *\(Text("c").bold())*"))
        == ["a ", "b:b", " ", "c:bi"])
  }

  @Test func `a long line of marks is read`() {
    let marks = LocalizedStringKey(String(repeating: "*a_b[~~`", count: 1500))
    #expect(parts(of: Text(marks)).isEmpty == false)
    let nested = LocalizedStringKey(
      String(repeating: "[", count: 1500) + "](" + String(repeating: ")", count: 1500))
    #expect(parts(of: Text(nested)).isEmpty == false)
  }

  @Test func `a text with attributes keeps those that a terminal shows`() {
    var text = AttributedString("a")
    var bold = AttributedString("b")
    bold.font = .headline
    bold.kern = 3
    var lined = AttributedString("c")
    lined.underlineStyle = .single
    lined.strikethroughStyle = Text.LineStyle(pattern: .dash, color: .red)
    var link = AttributedString("d")
    link.link = URL(string: "https://x.org/")
    text += bold + lined + link
    #expect(parts(of: Text(text)) == ["a", "b:b", "c:us", "d:u<https://x.org/>"])
    #expect(
      parts(of: Text("\(text)!").italic())
        == ["a:i", "b:bi", "c:ius", "d:iu<https://x.org/>", "!:i"])
    #expect(parts(of: Text(AttributedString())) == [])
  }

  @Test func `parts have colours of their own on the screen`() throws {
    let view = Text("a").foregroundColor(.red) + Text("b") + Text("c").foregroundStyle(.blue)
    let stage = Stage(
      VStack { view }.foregroundStyle(.white).environment(\.colorScheme, .dark), columns: 3, rows: 1
    )
    let cells = Screen(stage.at(0)).cells
    let inks = cells.map { [$0.ink.red, $0.ink.green, $0.ink.blue].map(Int.init) }
    // The system's colours on dark ground, and the white around.
    #expect(inks == [[255, 69, 58], [255, 255, 255], [10, 132, 255]])
  }

  @Test func `a part in a colour is seen where the rest is clear, and fades with what is around`() {
    let view = Text("a") + Text("b").foregroundColor(.white)
    let clear = Stage(VStack { view }.foregroundStyle(.clear), columns: 2, rows: 1)
    #expect(Screen(clear.at(0)).text(row: 0, columns: 0..<2) == " b")
    // Half of white over black.
    let faded = Stage(view.opacity(0.5), columns: 2, rows: 1)
    #expect(Screen(faded.at(0)).cells[1].ink.red == 128)
  }

  @Test func `styles go with the graphemes where lines break and are cut`() {
    let text = Text("one ") + Text("two three").bold()
    let picture = Stage(text.lineLimit(2), columns: 7, rows: 2).at(0)
    let screen = Screen(picture)
    #expect(picture.texts.map(\.text) == ["one two/three"])
    let bold = screen.cells.map { $0.attributes.contains(.bold) ? "b" : "." }.joined()
    #expect(bold.hasPrefix("....bbb" + "bbbbb.."))
    let cut = Stage(text.lineLimit(1), columns: 6, rows: 1).at(0)
    #expect(cut.texts.map(\.text) == ["one t…"])
    #expect(
      Screen(cut).cells.map { $0.attributes.contains(.bold) } == [
        false, false, false, false, true, true,
      ])
  }

  @Test func `a grapheme that two parts make has the style of its beginning`() {
    #expect(parts(of: Text("e") + Text("\u{301}x").bold()) == ["e\u{301}", "x:b"])
  }

  @Test func `dates are written in the environment's language and time zone`() throws {
    // 2019-06-03 16:41:00 UTC.
    let date = Date(timeIntervalSince1970: 1_559_580_060)
    #expect(parts(of: Text(date, style: .time)) == ["4:41 PM"])
    #expect(parts(of: Text(date, style: .date)) == ["June 3, 2019"])
    #expect(parts(of: Text("at \(date, style: .time)")) == ["at 4:41 PM"])
    let zone = try #require(TimeZone(secondsFromGMT: 9 * 3600))
    #expect(
      parts(of: VStack { Text(date, style: .date) }.environment(\.timeZone, zone))
        == ["June 4, 2019"])
    let german = VStack { Text(date, style: .time) }
      .environment(\.locale, Locale(identifier: "de_DE"))
    #expect(parts(of: german) == ["16:41"])
  }

  @Test func `values are written in a format`() {
    let english = Locale(identifier: "en_US")
    #expect(
      parts(of: Text(0.256, format: .percent.precision(.fractionLength(1)).locale(english)))
        == ["25.6%"])
    #expect(parts(of: Text("\(1234, format: .number.locale(english))")) == ["1,234"])
  }

  @Test func `letters of all parts are changed`() {
    #expect(parts(of: VStack { Text("a **b**") }.textCase(.uppercase)) == ["A ", "B:b"])
  }

  @Test func `symbols stand in texts as their characters`() {
    let glyph = Image(systemName: "star.fill")
    let alone = Stage(glyph, columns: 4, rows: 1).at(0).texts.map(\.text)
    #expect(parts(of: Text(glyph)) == alone)
    #expect(parts(of: Text("**\(glyph)**") + Text("x")) == [alone.joined() + ":b", "x"])
    #expect(parts(of: Text(Image("cat"))) == ["cat"])
    #expect(parts(of: Text(Image(decorative: "cat"))) == [])
  }

  @Test func `titles of buttons have marks too`() {
    #expect(parts(of: Button("a **b**") {}.buttonStyle(.plain)) == ["a ", "b:b"])
    let name = "**b**"
    #expect(parts(of: Button(name) {}.buttonStyle(.plain)) == ["**b**"])
  }
}

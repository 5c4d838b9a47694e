import Inbetween
import Testing

/// What a terminal shows of fonts: emphasis in place of size.
@MainActor
@Suite struct FontTests {
  /// The attributes of the only text of a view.
  private func attributes<Content: View>(of view: Content) -> TextAttributes? {
    Stage(view).at(0).nodes.lazy.compactMap { node -> TextAttributes? in
      if case .text(_, let attributes) = node.item.payload { attributes } else { nil }
    }.first
  }

  @Test func `titles and headings are bold, captions faint, running text plain`() {
    let fonts: [(Font, TextAttributes)] = [
      (.largeTitle, .bold), (.title, .bold), (.title2, .bold), (.title3, .bold),
      (.headline, .bold), (.subheadline, []), (.body, []), (.callout, []), (.footnote, []),
      (.caption, .dim), (.caption2, .dim),
    ]
    for (font, expected) in fonts {
      #expect(attributes(of: Text("a").font(font)) == expected, "\(font)")
      #expect(attributes(of: VStack { Text("a") }.font(font)) == expected, "\(font) around")
    }
    #expect(fonts.count == Font.TextStyle.allCases.count)
  }

  @Test func `every weight from semibold on is bold, and light ones are faint`() {
    let weights: [(Font.Weight, TextAttributes)] = [
      (.ultraLight, .dim), (.thin, .dim), (.light, .dim), (.regular, []), (.medium, []),
      (.semibold, .bold), (.bold, .bold), (.heavy, .bold), (.black, .bold),
    ]
    for (weight, expected) in weights {
      #expect(attributes(of: Text("a").fontWeight(weight)) == expected)
      #expect(attributes(of: Text("a").font(.system(size: 14, weight: weight))) == expected)
      #expect(attributes(of: HStack { Text("a") }.fontWeight(weight)) == expected)
    }
  }

  @Test func `size and weight are weighed against each other`() {
    #expect(attributes(of: Text("a").font(.title).fontWeight(.light)) == [])
    #expect(attributes(of: Text("a").font(.title).fontWeight(.regular)) == .bold)
    #expect(attributes(of: Text("a").font(.caption).fontWeight(.bold)) == .bold)
    #expect(attributes(of: Text("a").font(.caption).bold()) == .bold)
    #expect(attributes(of: Text("a").font(.system(size: 40))) == .bold)
    #expect(attributes(of: Text("a").font(.system(size: 9))) == .dim)
    #expect(attributes(of: Text("a").font(.headline).fontWeight(.regular)) == [])
  }

  @Test func `sizes without meaning draw something`() {
    #expect(attributes(of: Text("a").font(.system(size: .nan))) == [])
    #expect(attributes(of: Text("a").font(.system(size: .infinity))) == .bold)
    #expect(attributes(of: Text("a").font(.custom("", size: -.infinity))) == .dim)
  }

  @Test func `fonts are made of fonts`() {
    #expect(attributes(of: Text("a").font(.body.bold().italic())) == [.bold, .italic])
    #expect(attributes(of: Text("a").font(.body.weight(.thin))) == .dim)
    #expect(attributes(of: Text("a").font(.body.italic()).italic(false)) == [])
    #expect(attributes(of: Text("a").font(.body.monospaced().smallCaps().leading(.tight))) == [])
    #expect(Font.system(.title, design: .rounded, weight: .light) == Font.title.weight(.light))
  }

  @Test func `the nearest view decides, and a text before all`() {
    #expect(attributes(of: VStack { Text("a").font(.body) }.font(.title)) == [])
    #expect(attributes(of: VStack { VStack { Text("a") }.font(nil) }.font(.title)) == [])
    #expect(attributes(of: VStack { Text("a").bold(false) }.bold()) == [])
    #expect(attributes(of: VStack { Text("a").fontWeight(nil) }.fontWeight(.bold)) == .bold)
    // As in SwiftUI, what was said first is nearest to the text.
    #expect(attributes(of: Text("a").font(.title).font(.body)) == .bold)
  }

  @Test func `lines, slant and letters come from around too`() {
    let all = VStack { Text("aß") }.bold().italic().underline().strikethrough()
    #expect(attributes(of: all) == [.bold, .italic, .underline, .strikethrough])
    #expect(attributes(of: Text("a").underline(true, pattern: .dot, color: .red)) == .underline)
    #expect(attributes(of: VStack { Text("a") }.textScale(.secondary)) == .dim)
    #expect(Stage(VStack { Text("aß") }.textCase(.uppercase)).at(0).text("ASS") != nil)
    #expect(Stage(Text("ÄB").textCase(.lowercase)).at(0).text("äb") != nil)
    #expect(Stage(VStack { Text("aB").textCase(nil) }.textCase(.lowercase)).at(0).text("aB") != nil)
  }

  @Test func `what a terminal cannot show changes nothing`() {
    let view = Text("ab").kerning(9).tracking(9).baselineOffset(9).monospacedDigit()
      .fontDesign(.serif).fontWidth(.expanded).monospaced()
    #expect(Stage(view).at(0).text("ab") == rect(14, 1, 2, 1))
    let stack = VStack { Text("ab") }.kerning(9).tracking(9).baselineOffset(9).monospacedDigit()
      .fontDesign(.serif).fontWidth(.expanded).monospaced()
    #expect(Stage(stack).at(0).text("ab") == rect(14, 1, 2, 1))
  }

  @Test func `a view is told how large people want text`() {
    struct Reader: View {
      @Environment(\.dynamicTypeSize) var size
      var body: some View { Text(verbatim: "\(size)") }
    }
    #expect(Stage(Reader()).at(0).text("large") != nil)
    #expect(Stage(Reader().dynamicTypeSize(.xSmall)).at(0).text("xSmall") != nil)
    let view = Reader().dynamicTypeSize(...DynamicTypeSize.medium)
    #expect(Stage(view).at(0).text("medium") != nil)
    #expect(Stage(view.dynamicTypeSize(.small)).at(0).text("small") != nil)
    #expect(DynamicTypeSize.accessibility1.isAccessibilitySize)
    #expect(!DynamicTypeSize.xxxLarge.isAccessibilitySize)
  }

  @Test func `a text in a colour of its own changes it by an animation`() {
    let (stage, remote) = Remote.stage(false) { isOn in
      Text("a").foregroundColor(isOn ? .white : .black)
    }
    remote.set(true, .linear(duration: 1), at: 0)
    let paint = stage.at(0.5).nodes.first { $0.type == "Text" }?.item.paint
    // Half of the light is 0.735 in sRGB.
    #expect(near(paint.map { Double($0.red) }, 0.7354, 0.001))
  }
}

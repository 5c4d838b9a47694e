import Foundation
import Inbetween
import Testing

/// All views that show text, with text that means harm: see `HostileTextTests` for texts alone.
@MainActor @Suite struct HostileViewTests {
  private nonisolated static let attack = "\u{1B}[31m\u{9B}2Jred\u{202E}"
  /// What is left of it: the marks that make commands are gone, the rest is ordinary text.
  private nonisolated static let remains = "[31m2Jred"
  private let address = URL(fileURLWithPath: "/tmp/a")

  nonisolated static let texts: [String] = [
    attack,
    "\u{1B}]0;title\u{7}\u{1B}]8;;file:///\u{1B}\\x\u{1B}P+q\u{1B}\\\u{1B}c\u{1B}(0",
    characters(Array(0x80..<0xA0)) + "x",
    "\r\n\r\u{8}\u{7F}\u{B}\u{C}\u{85}\u{2028}\u{2029}x\t\ty",
    "\u{202A}\u{202B}\u{202D}\u{202E}a\u{2066}\u{2067}\u{2068}\u{2069}b\u{200E}\u{200F}\u{61C}",
    "a\u{200D}\u{200D}b\u{200D}👨\u{200D}\u{200D}👩\u{200D}🇩\u{200D}🇪\u{1F3FB}\u{FE0F}\u{20E3}",
    String(repeating: "👨\u{200D}", count: 1000) + "x",
    "e" + String(repeating: "\u{301}", count: 10_000) + "x",
    String(repeating: "\u{301}\u{20DD}", count: 5_000),
    String(repeating: "\u{E0041}", count: 10_000) + "\u{E007F}",
    String(repeating: "日", count: 10_000),
    characters([0xFFFE, 0xFDD0, 0x10FFFF, 0xFEFF, 0xFFF9, 0x78, 0xFFFB, 0xE0001, 0x1D173]),
    "\u{200B}", "\u{200D}", "\u{AD}", "",
  ]

  private nonisolated static func characters(_ values: [UInt32]) -> String {
    String(values.compactMap { Unicode.Scalar($0).map(Character.init) })
  }

  /// Every view that shows, or is called by, a text.
  private func views(_ text: String) -> [(name: String, view: AnyView)] {
    [
      ("verbatim", AnyView(Text(verbatim: text))),
      ("interpolated", AnyView(Text("**x** \(text)"))),
      ("joined", AnyView(Text(text) + Text(text).bold())),
      ("attributed", AnyView(Text(AttributedString(text)))),
      ("label", AnyView(Label(text, systemImage: text))),
      ("button", AnyView(Button(text) {}.buttonStyle(.borderedProminent))),
      ("link", AnyView(Link(text, destination: address))),
      ("symbol", AnyView(Image(systemName: text))),
      ("placeholder", AnyView(Image(text))),
      ("labelled", AnyView(Text("x").accessibilityLabel(text).accessibilityIdentifier(text))),
      ("font", AnyView(Text("x").font(.custom(text, size: 12)))),
      ("section", AnyView(List { Section(text) { Text(text).lineLimit(2) } })),
      ("rows", AnyView(VStack { ForEach([text], id: \.self) { Text($0).id(text) } })),
    ]
  }

  /// By number, so that what fails is told without harm.
  @Test(arguments: texts.indices)
  func `no view lets a command through, or a glyph stand where it has no room`(number: Int) {
    for (name, view) in views(Self.texts[number]) {
      for size in [GridSize(columns: 80, rows: 24), GridSize(columns: 10, rows: 3)] {
        let list = Stage(view, columns: size.columns, rows: size.rows, metrics: .terminal).at(0)
          .list
        var buffer = CellBuffer(size)
        var rasterizer = Rasterizer()
        rasterizer.render(list, into: &buffer)
        for row in 0..<size.rows {
          for column in 0..<size.columns {
            let cell = buffer[column, row]
            let isFollowed =
              column + 1 < size.columns && buffer[column + 1, row].role == .trailing
            #expect((cell.role == .leading) == isFollowed, "\(name) at \(column), \(row)")
            guard cell.role != .trailing else { continue }
            let glyph = list.clusters.string(for: cell.glyph)
            #expect(obeyed(in: glyph).isEmpty, "\(name) at \(column), \(row)")
            #expect(glyph.unicodeScalars.count <= 33, "\(name) at \(column), \(row)")
          }
        }
      }
    }
  }

  /// What a terminal would obey of some text.
  private func obeyed(in text: String) -> [UInt32] {
    let unsafe: [ClosedRange<UInt32>] = [
      0...0x1F, 0x7F...0x9F, 0x61C...0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069,
    ]
    return text.unicodeScalars.map(\.value).filter { value in unsafe.contains { $0.contains(value) }
    }
  }

  @Test func `what is left of a command is shown as the text that it is`() {
    let shown: [String: [String]] = [
      "verbatim": [Self.remains], "interpolated": ["x " + Self.remains],
      "joined": [Self.remains + Self.remains], "attributed": [Self.remains],
      "label": ["▢", Self.remains], "button": [Self.remains], "link": [Self.remains],
      "symbol": ["▢"], "placeholder": ["▨ " + Self.remains], "labelled": ["x"], "font": ["x"],
      "rows": [Self.remains],
    ]
    for (name, view) in views(Self.attack) where name != "section" {
      let picture = Stage(view, columns: 40, rows: 4, metrics: .terminal).at(0)
      #expect(picture.texts.map(\.text) == shown[name], "\(name)")
    }
  }

  @Test func `a pile of marks takes one cell in every view`() {
    let pile = "Z" + String(repeating: "\u{300}", count: 10_000)
    // A label has its symbol before it.
    #expect(widths(Label(pile, systemImage: "star")) == [1, 1])
    #expect(widths(Button(pile) {}.buttonStyle(.bordered)) == [1])
    #expect(widths(Link(pile, destination: address)) == [1])
    #expect(widths(Text(AttributedString(pile))) == [1])
    #expect(widths(Image(systemName: pile)) == [1])
    let row = HStack(spacing: 0) {
      Label(pile, systemImage: "star").labelStyle(.titleOnly)
      Text("|")
    }
    #expect(Stage(TopLeading { row }).at(0).text("|") == rect(1, 0, 1, 1))
  }

  private func widths(_ view: some View) -> [Double] {
    Stage(view, metrics: .terminal).at(0).texts.map(\.frame.width)
  }

  @Test func `a view is tapped by what is seen of its name, and errors tell no commands`() throws {
    let log = Log()
    let stage = Stage(
      VStack(spacing: 0) {
        Button(Self.attack) { log.note("button") }
        Image(systemName: "star").accessibilityLabel("\u{1B}[2Jstar")
          .onTapGesture { log.note("star") }
      })
    _ = stage.at(0)
    try stage.host.send(.tapNamed(Self.remains), at: 0)
    try stage.host.send(.tapNamed("[2Jstar"), at: 0)
    #expect(log.entries == ["button", "star"])
    let error = #expect(throws: UnknownNameError.self) {
      try stage.host.send(.tapNamed("nothing"), at: 0)
    }
    #expect(error?.known == [Self.remains, "[2Jstar", "star"])
  }
}

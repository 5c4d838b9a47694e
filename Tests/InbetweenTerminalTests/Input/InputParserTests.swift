import InbetweenDrawing
import Testing

@testable import InbetweenTerminal

@Suite struct InputParserTests {
  private func parse(_ pieces: [UInt8]..., flushing: Bool = false) -> [InputEvent] {
    var parser = InputParser()
    var events: [InputEvent] = []
    for piece in pieces {
      piece.withUnsafeBytes { parser.feed($0, into: &events) }
    }
    if flushing { parser.flush(into: &events) }
    return events
  }

  @Test(arguments: InputSample.all)
  func `bytes of a terminal mean events`(sample: InputSample) {
    #expect(parse(sample.bytes) == sample.events)
  }

  @Test(arguments: InputSample.all)
  func `bytes mean the same wherever they are cut`(sample: InputSample) {
    for cut in 0...sample.bytes.count {
      let halves = (Array(sample.bytes[..<cut]), Array(sample.bytes[cut...]))
      #expect(parse(halves.0, halves.1) == sample.events, "cut at \(cut)")
    }
  }

  @Test(arguments: InputSample.all)
  func `bytes mean the same one by one`(sample: InputSample) {
    var parser = InputParser()
    var events: [InputEvent] = []
    for byte in sample.bytes {
      withUnsafeBytes(of: byte) { parser.feed($0, into: &events) }
    }
    #expect(events == sample.events)
    #expect(!parser.needsFlush)
  }

  @Test(arguments: InputSample.garbage)
  func `bytes without a meaning are dropped and what follows is read`(sample: InputSample) {
    #expect(parse(sample.bytes, Array("x".utf8)) == sample.events)
  }

  @Test func `an interrupted character does not swallow the next key`() {
    #expect(parse([0xE6, 0x97], Array("\u{1B}[A".utf8)) == [key(.upArrow)])
    #expect(parse([0xF0], [0xC3, 0xA9]) == [key("é")])
  }

  @Test(arguments: [
    InputSample("\u{1B}", key(.escape)),
    InputSample("\u{1B}\u{1B}", key(.escape), key(.escape)),
    InputSample("\u{1B}\u{1B}\u{1B}", key(.escape), key(.escape), key(.escape)),
    InputSample("\u{1B}[", key("[", .option)),
    InputSample("\u{1B}O", key("O", .option)),
    InputSample("\u{1B}]", key("]", .option)),
    InputSample("\u{1B}[[", key("[", .option), key("[")),
    InputSample("\u{1B}]0;title"),
    InputSample("\u{1B}]0;title\u{1B}", key(.escape)),
    InputSample("\u{1B}[M "),
  ])
  func `what waits is a key when nothing follows`(sample: InputSample) {
    #expect(parse(sample.bytes).count < max(1, sample.events.count))
    #expect(parse(sample.bytes, flushing: true) == sample.events)
  }

  @Test(arguments: ["\u{1B}[1;5", "\u{1B}[<0;12", "x"])
  func `nothing is flushed in the middle of a report`(bytes: String) {
    var parser = InputParser()
    var events: [InputEvent] = []
    Array(bytes.utf8).withUnsafeBytes { parser.feed($0, into: &events) }
    let before = events
    #expect(!parser.needsFlush)
    parser.flush(into: &events)
    #expect(events == before)
  }

  @Test func `a report goes on after a flush that came too early`() {
    var parser = InputParser()
    var events: [InputEvent] = []
    Array("\u{1B}[<0;12".utf8).withUnsafeBytes { parser.feed($0, into: &events) }
    parser.flush(into: &events)
    Array(";3M".utf8).withUnsafeBytes { parser.feed($0, into: &events) }
    #expect(events == [mouse(.press, 11, 2)])
  }

  @Test func `a key with Control or Option types nothing`() {
    let bytes = parse([0x03], Array("\u{1B}a\u{1B}[99;5ub".utf8))
    let typed = bytes.map { event in
      if case .key(let press) = event { press.characters } else { "not a key" }
    }
    #expect(typed == ["", "", "", "b"])
  }

  @Test(arguments: [
    ("\u{1B}]11;rgb:ffff/8080/0000\u{1B}\\", [1, 0.5020, 0]),
    ("\u{1B}]11;rgb:f/00/000\u{7}", [1, 0, 0]),
    ("\u{1B}]11;rgba:0000/0000/ffff/ffff\u{7}", [0, 0, 1]),
  ])
  func `the terminal's background is heard`(bytes: String, components: [Double]) throws {
    let events = parse(Array((bytes + "z").utf8))
    guard case .background(let color)? = events.first else {
      Issue.record("no background but \(events)")
      return
    }
    let told = [color.red, color.green, color.blue].map { (Double($0) * 10_000).rounded() / 10_000 }
    #expect(told == components && color.alpha == 1)
    #expect(events.last == key("z"))
  }

  @Test func `the colour of the terminal's text is heard`() throws {
    let events = parse(Array("\u{1B}]10;rgb:8080/ffff/0000\u{1B}\\z".utf8))
    guard case .foreground(let color)? = events.first else {
      Issue.record("no foreground but \(events)")
      return
    }
    #expect((color.red * 255).rounded() == 128 && color.green == 1 && color.blue == 0)
    #expect(events.last == key("z"))
  }

  @Test(arguments: [
    "11;rgb:ffff/8080", "11;rgb:fffff/0/0", "11;rgb:+f/0/0", "11;#ffffff", "10;rgb:0/0",
    "12;rgb:0/0/0",
    "11;rgb:0/0/0/0", "11;rgb://", "52;c;QUJD", "",
  ])
  func `other answers are dropped`(answer: String) {
    #expect(parse(Array("\u{1B}]\(answer)\u{1B}\\z".utf8)) == [key("z")])
  }

  @Test func `a paste is cut at its bound and ends where it ends`() throws {
    let start = Array("\u{1B}[200~".utf8)
    let text = [UInt8](repeating: UInt8(ascii: "a"), count: PasteCollector.longest + 1000)
    let events = parse(start, text, Array("\u{1B}[201~z".utf8))
    #expect(events.count == 2)
    guard case .paste(let pasted)? = events.first else {
      Issue.record("no paste but \(events.count) events")
      return
    }
    #expect(pasted.utf8.count == 1_048_576)
    #expect(events.last == key("z"))
  }

  @Test func `a paste whose end was lost ends by Ctrl-C, and by a pause`() {
    let start = Array("\u{1B}[200~ab\u{1B}[20".utf8)
    #expect(parse(start, [3]) == [.paste("ab\u{1B}[20"), key("c", .control)])
    #expect(parse(start, flushing: true) == [.paste("ab\u{1B}[20")])
    var parser = InputParser()
    var events: [InputEvent] = []
    start.withUnsafeBytes { parser.feed($0, into: &events) }
    #expect(parser.isPasting && parser.needsFlush && events.isEmpty)
  }

  @Test func `random bytes trap nothing and leave the parser usable`() {
    var random = SplitMix(seed: 7)
    let alphabet = Array("\u{1B}\u{1B}\u{1B}[[O;:<?0123456789~uMmABZIP]\\\u{7}\u{3}".utf8)
    for round in 0..<3_000 {
      var parser = InputParser()
      var events: [InputEvent] = []
      let bytes = (0..<64).map { _ in
        round.isMultiple(of: 2)
          ? UInt8(truncatingIfNeeded: random.next())
          : alphabet[Int(random.next() % UInt64(alphabet.count))]
      }
      bytes.withUnsafeBytes { parser.feed($0, into: &events) }
      #expect(events.count <= bytes.count)
      parser.flush(into: &events)
      events.removeAll()
      // The end of a paste, and a control byte that ends a sequence, bring any parser back.
      Array("\u{1B}[201~\u{7}\u{1B}[A".utf8).withUnsafeBytes { parser.feed($0, into: &events) }
      #expect(events.last == key(.upArrow), "\(bytes)")
    }
  }
}

/// A seeded source of numbers. Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators".
struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

import Testing

@testable import InbetweenTerminal

@Suite struct CleanTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("日本 👨‍👩‍👧", "日本 👨‍👩‍👧"), ("a\u{1B}[31mb\u{7}", "a[31mb"),
    ("a\nb\tc\r\nd", "a b c  d"), ("\u{9B}6n\u{7F}\u{0}x", "6nx"),
    ("\u{202E}abc\u{2066}\u{200B}", "abc"), ("a\u{2028}b", "a b"),
  ])
  func `nothing that a terminal obeys is left`(text: String, clean: String) {
    #expect(cleanText(text) == clean)
  }

  @Test func `a long text is cut`() {
    #expect(cleanText(String(repeating: "a", count: 1000)).count == 256)
  }
}

import InbetweenDrawing
import Testing

struct TextSanitizerTests {
  @Test func `plain text is left as it is`() {
    #expect(
      TextSanitizer.sanitized("Hello, wörld! 日本 👨‍👩‍👧 ❤️ e\u{301}") == "Hello, wörld! 日本 👨‍👩‍👧 ❤️ e\u{301}")
  }

  @Test(arguments: [
    ("a\nb", "a\nb"), ("a\r\nb", "a\nb"), ("a\rb", "a\nb"), ("a\u{B}b\u{C}c", "a\nb\nc"),
    ("a\u{85}b\u{2028}c\u{2029}d", "a\nb\nc\nd"), ("a\n\rb", "a\n\nb"), ("a\tb", "a\tb"),
  ])
  func `every kind of line break is a line feed, and a tab stays`(text: String, clean: String) {
    #expect(TextSanitizer.sanitized(text).unicodeScalars.elementsEqual(clean.unicodeScalars))
  }

  @Test(arguments: [
    ("\u{1B}[2Jok", "[2Jok"), ("\u{1B}]52;c;QUJD\u{7}ok", "]52;c;QUJDok"),
    ("\u{1B}P..\u{1B}\\ok", "P..\\ok"), ("\u{9B}6nok", "6nok"), ("a\u{8}\0\u{7F}b", "ab"),
    ("\u{1B}]ok", "]ok"), ("\u{90}q\u{9C}\u{9D}0;x", "q0;x"),
  ])
  func `control characters are left out and what follows is ordinary text`(
    text: String, clean: String
  ) {
    #expect(TextSanitizer.sanitized(text).unicodeScalars.elementsEqual(clean.unicodeScalars))
  }

  @Test(arguments: [
    "a\u{202E}b", "a\u{2066}b\u{2069}", "\u{200E}ab\u{200F}", "a\u{61C}b", "a\u{200B}b", "a\u{AD}b",
    "\u{FEFF}ab", "a\u{2060}b", "a\u{FFF9}b", "a\u{206A}b", "a\u{FE0F}b\u{FE0E}", "a\u{E0001}b",
  ])
  func `marks that turn the text and invisible formats are left out`(text: String) {
    #expect(TextSanitizer.sanitized(text).unicodeScalars.elementsEqual("ab".unicodeScalars))
  }

  @Test(arguments: [0xFFFE, 0xFDD0, 0x1FFFF, 0x10FFFE] as [UInt32])
  func `a code that is never used becomes a replacement character`(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(TextSanitizer.sanitized("\(scalar)") == "\u{FFFD}")
  }

  @Test func `a title is one line without tabs`() {
    #expect(TextSanitizer.singleLine("a\tb\r\nc\u{1B}]0;x\u{7}") == "a b c]0;x")
  }

  @Test func `no control character but line feed and tab survives`() throws {
    for value in UInt32(0)..<0x2_0000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for kept in TextSanitizer.sanitized("a\(scalar)b").unicodeScalars {
        #expect(kept.properties.generalCategory != .control || kept == "\n" || kept == "\t")
      }
    }
  }
}

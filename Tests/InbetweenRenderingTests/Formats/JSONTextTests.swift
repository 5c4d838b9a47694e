import InbetweenRendering
import Testing

@Suite struct JSONTextTests {
  @Test func `quotes, backslashes and line ends are escaped`() {
    #expect(JSONText.quoted("a\"b\\c\nd\te\rf") == #""a\"b\\c\nd\te\rf""#)
  }

  @Test func `what a terminal obeys is escaped`() {
    #expect(JSONText.quoted("\u{1B}[2J\u{7F}\u{9B}m") == #""\u001b[2J\u007f\u009bm""#)
    #expect(JSONText.quoted("\u{202E}x\u{2028}\u{0}") == #""\u202ex\u2028\u0000""#)
  }

  @Test func `other characters stay as they are`() {
    #expect(JSONText.quoted("日本 é 👍🏽") == "\"日本 é 👍🏽\"")
  }
}

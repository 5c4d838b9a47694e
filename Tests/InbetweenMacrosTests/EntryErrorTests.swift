import Foundation
import Testing

struct EntryErrorTests {
  /// A declaration that is refused, with the byte of its source that the error points at.
  struct Refused: Sendable {
    let declaration: String
    let byte: Int
    let message: String
  }

  @Test(arguments: [
    Refused(
      declaration: "@Entry let x = 3", byte: 11,
      message: "'@Entry' needs a variable that can be set, got 'let x'; write 'var x'"),
    Refused(
      declaration: "@Entry static var x = 3", byte: 18,
      message: "'@Entry' makes 'x' a plain property; remove 'static'"),
    Refused(
      declaration: "@Entry var x: Int { 3 }", byte: 18,
      message: "'@Entry' writes the accessors of 'x' itself; remove the block after it"),
    Refused(
      declaration: "@Entry var x = 3 { didSet { } }", byte: 17,
      message: "'@Entry' writes the accessors of 'x' itself; remove the block after it"),
    Refused(
      declaration: "@Entry var x: Int", byte: 11,
      message: "'x' has no default value, which only an optional type can do without; "
        + "write '@Entry var x: Int = value'"),
    Refused(
      declaration: "@Entry var x: () -> Int?", byte: 11,
      message: "'x' has no default value, which only an optional type can do without; "
        + "write '@Entry var x: () -> Int? = value'"),
    Refused(
      declaration: "@Entry var x", byte: 11,
      message: "'x' has no default value, which only an optional type can do without; "
        + "write '@Entry var x: Type = value'"),
    Refused(
      declaration: "/* ü */ @Entry var (x, y) = (1, 2)", byte: 20,
      message: "'@Entry' belongs on a variable with one name: '@Entry var name: Type = value'"),
    Refused(
      declaration: "@Entry var x = 1, y = 2", byte: 16,
      message: "'@Entry' belongs on a variable with one name: '@Entry var name: Type = value'"),
    Refused(
      declaration: "@Entry func f() { let x = 3 }", byte: 0,
      message: "'@Entry' belongs on a variable: '@Entry var name: Type = value'"),
  ])
  func `what cannot be an entry is refused where it shows`(refused: Refused) throws {
    let answer = try answer(to: requestText(refused.declaration, offset: 100))
    #expect(
      answer
        == Answer(
          messages: [refused.message], offsets: [100 + refused.byte], files: ["/app/Values.swift"]))
  }

  @Test(arguments: [
    ("extension String {}", "'extension String'"),
    ("struct EnvironmentValues {}", "'struct EnvironmentValues'"),
    ("extension EnvironmentValues.Inner where T: P {}", "'extension Inner'"),
    ("func g() ", "'func g'"),
    (nil, "the top level of a file"),
  ])
  func `an entry elsewhere is told where it belongs`(context: String?, place: String) throws {
    let answer = try answer(to: requestText("@Entry var x = 3", in: context))
    #expect(
      answer?.messages == [
        "'@Entry var x' belongs in an extension of 'EnvironmentValues' or 'Transaction', got \(place)"
      ])
  }

  @Test func `an error is told once for both roles`() throws {
    let answer = try answer(to: requestText("@Entry let x = 3", role: "peer"))
    #expect(answer == Answer(source: ""))
  }

  @Test func `an offset at the end of numbers does not overflow`() throws {
    let answer = try answer(to: requestText("@Entry let x = 3", offset: .max))
    #expect(answer?.offsets == [.max])
  }
}

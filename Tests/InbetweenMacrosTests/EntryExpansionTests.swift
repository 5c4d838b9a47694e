import Foundation
import Testing

struct EntryExpansionTests {
  @Test func `the accessors go through the key`() throws {
    let answer = try answer(to: requestText("@Entry var accent: Color = .blue"))
    #expect(
      answer?.source == """
        get { self[`__Key_accent`.self] }
        set { self[`__Key_accent`.self] = newValue }
        """)
    #expect(answer?.messages == [])
  }

  @Test func `a written type makes a computed default`() throws {
    let answer = try answer(
      to: requestText("@Entry var accent: Color = .blue // sky", role: "peer"))
    #expect(
      answer?.source == """
        private struct `__Key_accent`: InbetweenMotion.EnvironmentKey {
        typealias Value = Color
        static var defaultValue: Value {
        return .blue // sky
        }
        }
        """)
  }

  @Test func `an inferred type makes a constant default`() throws {
    let answer = try answer(
      to: requestText(
        "@Entry var weight = 1.5", role: "peer", in: "extension InbetweenMotion.Transaction: P {}"))
    #expect(
      answer?.source == """
        private struct `__Key_weight`: InbetweenMotion.TransactionKey {
        static let defaultValue = 1.5
        }
        """)
  }

  @Test(arguments: [
    (
      "@Entry nonisolated var x = 1", "extension EnvironmentValues {}", "private nonisolated struct"
    ),
    ("@MainActor @Entry var x = 1", "extension EnvironmentValues {}", "@MainActor private struct"),
    ("@Entry var x = 1", "@MainActor extension EnvironmentValues {}", "@MainActor private struct"),
    (
      "@Entry var x = 1", "nonisolated extension EnvironmentValues {}", "private nonisolated struct"
    ),
    (
      "@Entry nonisolated var x = 1", "@MainActor extension EnvironmentValues {}",
      "private nonisolated struct"
    ),
  ])
  func `the key is isolated as the property is`(declaration: String, context: String, key: String)
    throws
  {
    let answer = try answer(to: requestText(declaration, role: "peer", in: context))
    #expect(answer?.source?.hasPrefix("\(key) `__Key_x`: ") == true)
  }

  /// What the default of a declaration is, by its source.
  @Test(arguments: [
    ("@Entry var x: [String: Int]?", "typealias Value = [String: Int]?", "return nil"),
    ("@Entry var x: Int!", "typealias Value = Int?", "return nil"),
    (
      "@Entry var x: Swift.Optional<Int> // none", "typealias Value = Swift.Optional<Int>",
      "return nil"
    ),
    ("@Entry var x:Int?=nil", "typealias Value = Int?", "return nil"),
    ("@Entry var x /* a */ : /* b = 3 */ Int = // why\n 3", "typealias Value = Int", "return 3"),
    (
      "@A(b: \"var y: \\(\")\") = )\") @Entry var x: Int = 3", "typealias Value = Int", "return 3"
    ),
    (
      "@A(#\"\\(\"#, #\"\\#(f(\")\"))\"#) @Entry var x: Int = 3", "typealias Value = Int",
      "return 3"
    ),
    ("private(set) /* /* var z */ */ @Entry var x: Int = 3", "typealias Value = Int", "return 3"),
    ("@Entry var x: D<A, B> = D<A, B>()", "typealias Value = D<A, B>", "return D<A, B>()"),
    ("@Entry var x: Int = f { g }", "typealias Value = Int", "return f { g }"),
  ])
  func `names, types and values are told apart`(declaration: String, type: String, value: String)
    throws
  {
    let answer = try answer(to: requestText(declaration, role: "peer"))
    let lines = answer?.source?.split(separator: "\n").map(String.init) ?? []
    #expect(lines.dropFirst().first == type)
    #expect(lines.dropFirst(3).first == value)
  }
}

import Inbetween
import Testing

/// What is said where a tap's name is nowhere.
@MainActor @Suite struct UnknownNameTests {
  private func sentence(_ names: [String]) throws -> String {
    let host = ViewHost(
      VStack { ForEach(names.indices, id: \.self) { Text(verbatim: names[$0]) } },
      size: GridSize(columns: 20, rows: 40))
    _ = host.frame(at: 0, in: GridSize(columns: 20, rows: 40))
    let error = #expect(throws: UnknownNameError.self) {
      try host.send(.tapNamed("Weak"), at: 0)
    }
    return try #require(error).description
  }

  @Test func `a name on screen is told once, and none that is blank`() throws {
    #expect(
      try sentence(["Day", "  ", "Week", "Day"])
        == "nothing on screen is called \"Weak\": on screen are \"Day\", \"Week\"; did you mean \"Week\"?"
    )
    #expect(
      try sentence(["  "]) == "nothing on screen is called \"Weak\": nothing on screen has a name")
  }

  @Test func `of many names twenty are told`() throws {
    let names = (1...25).map { "row \($0)" }
    let list = names.prefix(20).map { "\"\($0)\"" }.joined(separator: ", ")
    #expect(
      try sentence(names)
        == "nothing on screen is called \"Weak\": on screen are \(list) and 5 more")
  }
}

import Inbetween
import Testing

/// States that follow the keyboard focus, and move it.
@MainActor @Suite struct FocusStateTests {
  private enum Field { case name, street }

  private struct Form: View {
    let log: Log
    @FocusState private var field: Field?
    @FocusState private var isButton: Bool

    var body: some View {
      VStack(spacing: 0) {
        Named(name: "name").focusable().focused($field, equals: .name)
        Named(name: "street").focusable().focused($field, equals: .street)
        Button("next") { field = field == .name ? .street : .name }.focused($isButton)
        Text("none").onTapGesture { field = nil }
        Text(field.map { "\($0)" } ?? "nil")
        Text(isButton ? "button" : "-")
      }
      .onKeyPress("s") {
        field = .street
        return .handled
      }
    }
  }

  private struct Named: View {
    let name: String
    @Environment(\.isFocused) private var isFocused

    var body: some View { Text(isFocused ? name.uppercased() : name) }
  }

  private func words(_ stage: Stage) -> String {
    stage.at(0).texts.map(\.text).joined(separator: " ")
  }

  @Test func `a state follows the focus, and views know of their own`() {
    let stage = Stage(Form(log: Log()), rows: 6)
    #expect(words(stage) == "name street next none nil -")
    var seen: [String] = []
    for _ in 0..<4 {
      stage.key(.tab, at: 0)
      seen.append(words(stage))
    }
    // The first view has the focus from the start, though nobody sees it: Tab moves it on, and round.
    #expect(
      seen == [
        "name STREET next none street -", "name street next none nil button",
        "name street next none nil -", "NAME street next none name -",
      ])
  }

  @Test func `a write moves the focus, and nil takes it away`() throws {
    let stage = Stage(Form(log: Log()), rows: 6)
    _ = stage.at(0)
    try stage.host.send(.tapNamed("next"), at: 0)
    #expect(words(stage) == "NAME street next none name -")
    stage.key("s", at: 0)
    #expect(words(stage) == "name STREET next none street -")
    try stage.host.send(.tapNamed("none"), at: 0)
    #expect(words(stage) == "name street next none nil -")
  }

  @Test func `a click on a focusable view gives it the focus`() {
    let stage = Stage(Form(log: Log()), rows: 6)
    _ = stage.at(0)
    stage.tap(15, 1, at: 0)
    #expect(words(stage) == "name STREET next none street -")
  }

  private struct Gone: View {
    let isOn: Bool
    let wanted: Bool
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack(spacing: 0) {
        if isOn { Text("a").focusable().focused($isFocused).defaultFocus($isFocused, true) }
        Text(isFocused ? "yes" : "no")
      }
      .onAppear { if wanted { isFocused = true } }
    }
  }

  @Test func `a state is reset when its view goes, or was never there`() {
    let (stage, remote) = Remote.stage(true) { Gone(isOn: $0, wanted: false) }
    #expect(words(stage) == "a yes")
    remote.set(false, at: 0)
    #expect(words(stage) == "no")
    let never = Stage(Gone(isOn: false, wanted: true))
    #expect(words(never) == "no")
  }

  /// Two rows of two; below the first row's right one the lower right one is nearest.
  @Test func `arrows move a focus that is seen, until there is nothing that way`() {
    let log = Log()
    func cell(_ name: String) -> some View {
      Button(name) { log.note(name) }.frame(width: 4, height: 1)
    }
    let stage = Stage(
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          cell("a")
          cell("b")
        }
        HStack(spacing: 0) {
          cell("c")
          cell("d")
        }
      })
    _ = stage.at(0)
    #expect(stage.key(.rightArrow, at: 0) == .ignored)
    stage.key(.tab, at: 0)
    for key in [KeyEquivalent.rightArrow, .downArrow, .leftArrow, .upArrow] {
      stage.key(key, at: 0)
      stage.key(.return, at: 0)
    }
    #expect(stage.key(.upArrow, at: 0) == .ignored)
    #expect(log.entries == ["b", "d", "c", "a"])
  }
}

import Inbetween
import Testing

/// Keys that do what buttons do.
@MainActor @Suite struct KeyboardShortcutTests {
  private func stage(_ log: Log, isDisabled: Bool = false) -> Stage {
    let stage = Stage(
      HStack {
        Button("save") { log.note("save") }.keyboardShortcut("s")
        Button("ok") { log.note("ok") }.keyboardShortcut(.defaultAction)
        Button("no") { log.note("no") }.keyboardShortcut(.cancelAction)
        Button("find") { log.note("find") }.keyboardShortcut("f", modifiers: [.command, .shift])
        Button("help") { log.note("help") }.keyboardShortcut("?", modifiers: [])
        Button("none") { log.note("none") }.keyboardShortcut(nil)
      }
      .disabled(isDisabled))
    _ = stage.at(0)
    return stage
  }

  @Test func `a shortcut taps its button; Control and Option stand for Command`() {
    let log = Log()
    let stage = stage(log)
    for modifiers in [EventModifiers.command, .control, .option, [], .shift, [.control, .shift]] {
      stage.press(KeyPress("s", modifiers: modifiers), at: 0)
    }
    #expect(log.entries == ["save", "save", "save"])
    stage.press(KeyPress("F", modifiers: [.option, .shift]), at: 0)
    stage.key("?", at: 0)
    stage.key(.escape, at: 0)
    stage.key(.return, at: 0)
    #expect(log.entries.dropFirst(3) == ["find", "help", "no", "ok"])
  }

  @Test func `the focused button comes before the default one, a release does nothing`() {
    let log = Log()
    let stage = stage(log)
    stage.key(.tab, at: 0)
    stage.key(.return, at: 0)
    stage.press(KeyPress(.escape, phase: .up), at: 0)
    #expect(log.entries == ["save"])
  }

  @Test func `a disabled button has no shortcut`() {
    let log = Log()
    let stage = stage(log, isDisabled: true)
    #expect(stage.key(.return, at: 0) == .ignored)
    #expect(stage.key(.escape, at: 0) == .ignored)
    #expect(log.entries == [])
  }
}

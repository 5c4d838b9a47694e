import Inbetween
import Testing

/// The keyboard and who gets it.
@MainActor @Suite struct FocusTests {
  private struct Form: View {
    let log: Log

    var body: some View {
      HStack(spacing: 1) {
        Text("a").onTapGesture { log.note("tap a") }
        VStack(spacing: 0) {
          Text("b").focusable().onKeyPress("x") {
            log.note("b x")
            return .handled
          }
          Text("c").onTapGesture { log.note("tap c") }
        }
        Text("d").focusable(false)
      }
      .onKeyPress(phases: .all) { press in
        log.note("outer \(press.characters)")
        return press.characters == "z" ? .ignored : .handled
      }
    }
  }

  private func underlined(_ picture: Picture) -> [String] {
    picture.nodes.compactMap { node in
      guard case .text(let index, let attributes) = node.item.payload,
        attributes.contains(.underline)
      else { return nil }
      return picture.list.texts[Int(index)].lines.map { $0.text(in: picture.list.clusters) }
        .joined()
    }
  }

  @Test func `keys go to the first focusable view, then to those around it`() {
    let log = Log()
    let stage = Stage(Form(log: log))
    _ = stage.at(0)
    #expect(stage.key("x", at: 0) == .handled)
    #expect(stage.key("y", at: 0) == .handled)
    #expect(stage.key("z", at: 0) == .ignored)
    #expect(log.entries == ["b x", "outer y", "outer z"])
  }

  @Test func `a key without a focused view around it is nobody's`() {
    let log = Log()
    let stage = Stage(
      Text("a").onKeyPress("x") {
        log.note("x")
        return .handled
      })
    _ = stage.at(0)
    #expect(stage.key("x", at: 0) == .ignored)
    #expect(log.entries == [])
  }

  @Test func `tab goes through what can be tapped or focused in reading order, and is drawn`() {
    let stage = Stage(
      HStack(spacing: 1) {
        Text("a").onTapGesture {}
        VStack(spacing: 0) {
          Text("b").onTapGesture {}
          Text("c").onTapGesture {}
        }
      }, rows: 3)
    // The row has "b" above and "c" below; "a" stands in the middle, halves up, beside "c".
    #expect(underlined(stage.at(0)) == [])
    var seen: [[String]] = []
    for _ in 0..<4 {
      stage.key(.tab, at: 0)
      seen.append(underlined(stage.at(0)))
    }
    #expect(seen == [["b"], ["a"], ["c"], ["b"]])
    stage.press(KeyPress(.tab, modifiers: .shift), at: 0)
    #expect(underlined(stage.at(0)) == ["c"])
  }

  @Test func `tab goes by the places that views have at rest, also while they change them`() {
    let log = Log()
    let (stage, remote) = Remote.stage(["a", "b", "c"], columns: 5, rows: 3) { names in
      ForEach(names, id: \.self) { name in Text(name).onTapGesture { log.note(name) } }
    }
    remote.set(["c", "b", "a"], .linear(duration: 1), at: 0)
    // At 0.1 "a" is still seen on top; at its end it is the last one.
    for _ in 0..<3 {
      stage.key(.tab, at: 0.1)
      stage.key(.return, at: 0.1)
    }
    #expect(log.entries == ["c", "b", "a"])
  }

  @Test func `return and the space bar tap the focused view once it is seen`() {
    let log = Log()
    let stage = Stage(Text("a").onTapGesture { log.note("tap") })
    _ = stage.at(0)
    #expect(stage.key(.return, at: 0) == .ignored)
    stage.key(.tab, at: 0)
    #expect(stage.key(.return, at: 0) == .handled)
    #expect(stage.key(.space, at: 0) == .handled)
    #expect(stage.press(KeyPress(.space, phase: .up), at: 0) == .ignored)
    #expect(log.entries == ["tap", "tap"])
  }

  @Test func `the focus leaves a view that goes`() {
    let log = Log()
    let (stage, remote) = Remote.stage(true) { isOn in
      VStack {
        if isOn { Text("a").onTapGesture { log.note("a") } }
        Text("b").onTapGesture { log.note("b") }
      }
    }
    stage.key(.tab, at: 0)
    #expect(underlined(stage.at(0)) == ["a"])
    remote.set(false, .linear(duration: 1), at: 0)
    stage.key(.return, at: 0.5)
    #expect(log.entries == [])
    stage.key(.tab, at: 0.5)
    stage.key(.return, at: 0.5)
    #expect(log.entries == ["b"])
    #expect(underlined(stage.at(2)) == ["b"])
  }

  @Test func `a key handler may ask for keys, characters and phases`() {
    let log = Log()
    let stage = Stage(
      Text("a")
        .focusable()
        .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
          log.note(press.key == .leftArrow ? "left" : "right")
          return .handled
        }
        .onKeyPress(characters: .decimalDigits) { press in
          log.note("digit \(press.characters)")
          return .handled
        }
        .onKeyPress("u", phases: .up) { _ in
          log.note("up")
          return .handled
        })
    _ = stage.at(0)
    stage.key(.leftArrow, at: 0)
    stage.key("7", at: 0)
    stage.key("a", at: 0)
    stage.key("u", at: 0)
    stage.press(KeyPress("u", phase: .up), at: 0)
    stage.press(KeyPress("8", phase: .up), at: 0)
    stage.press(KeyPress(.rightArrow, phase: .repeat), at: 0)
    #expect(log.entries == ["left", "digit 7", "up", "right"])
  }
}

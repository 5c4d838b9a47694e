import Inbetween
import Testing

/// Taps on views that are not seen: by place, and by name.
@MainActor @Suite struct FadedTapTests {
  /// The names that are told of where one is asked for that nothing has.
  private func names(on stage: Stage, at time: Double) -> [String] {
    let error = #expect(throws: UnknownNameError.self) {
      try stage.host.send(.tapNamed("no such name"), at: time)
    }
    return error?.known ?? []
  }

  @Test func `a view of opacity 0 takes no tap, and what is behind it does`() throws {
    let log = Log()
    let stage = Stage(
      ZStack {
        Color.red.onTapGesture { log.note("behind") }
        Text("ghost").onTapGesture { log.note("ghost") }.opacity(0)
        Rectangle().opacity(0).onTapGesture { log.note("around") }
      })
    _ = stage.at(0)
    #expect(stage.tap(15, 1, at: 0) == .handled)
    #expect(log.entries == ["behind"])
    #expect(throws: UnknownNameError.self) { try stage.host.send(.tapNamed("ghost"), at: 0) }
  }

  @Test func `what is inside of a view of opacity 0 has no name`() {
    let stage = Stage(
      TopLeading {
        VStack {
          Text("seen").opacity(0.01)
          HStack { Text("one").opacity(1) }.padding(1).opacity(0)
          Text("two").visualEffect { content, _ in content.opacity(0) }
          Text("three").accessibilityLabel("label").opacity(-3)
        }
      })
    _ = stage.at(0)
    #expect(names(on: stage, at: 0) == ["seen"])
  }

  @Test func `an effect of opacity 0 takes no tap`() {
    let log = Log()
    let (stage, remote) = Remote.stage(0.0) { opacity in
      Color.red.onTapGesture { log.note("tap") }
        .visualEffect { content, _ in content.opacity(opacity) }
    }
    #expect(stage.tap(1, 1, at: 0) == .ignored)
    remote.set(1, at: 1)
    #expect(stage.tap(1, 1, at: 1) == .handled)
    #expect(log.entries == ["tap"])
  }

  @Test func `a view that fades out takes taps until it is gone, and one that fades in at once`()
    throws
  {
    let log = Log()
    let (stage, remote) = Remote.stage(1.0) { opacity in
      Text("text").onTapGesture { log.note("tap") }.opacity(opacity)
    }
    remote.set(0, .linear(duration: 1), at: 0)
    #expect(stage.tap(15, 1, at: 0.9) == .handled)
    try stage.host.send(.tapNamed("text"), at: 0.9)
    #expect(stage.tap(15, 1, at: 1) == .ignored)
    #expect(names(on: stage, at: 1) == [])
    remote.set(1, .linear(duration: 1), at: 2)
    #expect(stage.tap(15, 1, at: 2) == .handled)
    #expect(log.entries == ["tap", "tap", "tap"])
  }

  @Test(arguments: [AnyTransition.opacity, .move(edge: .top), .scale.combined(with: .opacity)])
  func `a view in its removal has no name, and one that comes has it at once`(
    transition: AnyTransition
  ) throws {
    let log = Log()
    let (stage, remote) = Remote.stage(true) { isFirst in
      VStack {
        if isFirst {
          Text("first").transition(transition)
        } else {
          Text("second").onTapGesture { log.note("second") }.transition(transition)
        }
        ForEach(isFirst ? [1, 2] : [2], id: \.self) { Text("row \($0)").transition(transition) }
      }
    }
    #expect(names(on: stage, at: 0) == ["first", "row 1", "row 2"])
    remote.set(false, .linear(duration: 1), at: 0)
    #expect(Set(names(on: stage, at: 0)) == ["second", "row 2"])
    #expect(Set(names(on: stage, at: 0.5)) == ["second", "row 2"])
    try stage.host.send(.tapNamed("second"), at: 1)
    #expect(log.entries == ["second"])
  }

  @Test func `rows of a list in their removal have no name`() {
    let (stage, remote) = Remote.stage([1, 2, 3], rows: 8) { rows in
      List(rows, id: \.self) { Text("row \($0)") }
    }
    remote.set([1, 3], .linear(duration: 1), at: 0)
    #expect(names(on: stage, at: 0.5) == ["row 1", "row 3"])
  }
}

import Inbetween
import Testing

private enum PaceKey: TransactionKey {
  static var defaultValue: Double { 1 }
}

private enum NoteKey: TransactionKey {
  static var defaultValue: String { "-" }
}

extension Transaction {
  fileprivate var pace: Double {
    get { self[PaceKey.self] }
    set { self[PaceKey.self] = newValue }
  }

  fileprivate var note: String {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
}

/// Transactions that writes through a binding carry, and values of the author's own in a transaction.
@MainActor @Suite struct BindingAnimationTests {
  private struct Model: Equatable {
    var x = 0.0
    var y = 0.0
    var other: Double?
  }

  /// A box whose place is a state, which the key `w` writes by a binding.
  private struct Written: View {
    @State private var model = Model()
    var transform: (inout Transaction) -> Void = { _ in }
    let write: (Binding<Model>) -> Void

    var body: some View {
      TopLeading { box("a").offset(x: model.x, y: model.y).transaction(transform) }
        .focusable()
        .onKeyPress("w") {
          write($model)
          return .handled
        }
    }
  }

  private func places(
    at times: [Double], transform: @escaping (inout Transaction) -> Void = { _ in },
    after write: @escaping (Binding<Model>) -> Void
  ) -> [[Double]] {
    let stage = Stage(Written(transform: transform, write: write), columns: 200)
    _ = stage.at(0)
    stage.key("w", at: 0)
    return times.map { stage.at($0).frames("a").flatMap { [$0.x, $0.y] } }
  }

  @Test func `a binding with an animation moves what it writes`() {
    let shown = places(at: [0, 0.25, 1]) { model in
      let x = model.x.animation(.linear(duration: 1))
      x.wrappedValue = 100
      #expect(x.wrappedValue == 100)
      // The binding that it was made of writes as before.
      model.y.wrappedValue = 2
    }
    #expect(shown == [[0, 2], [25, 2], [100, 2]])
  }

  @Test func `a part of a binding with an animation has it too`() {
    let shown = places(at: [0.5]) { $0.animation(.linear(duration: 1)).x.wrappedValue = 100 }
    #expect(shown == [[50, 0]])
    let whole = places(at: [0.5]) {
      $0.animation(.linear(duration: 1)).wrappedValue = Model(x: 100, y: 2)
    }
    #expect(whole == [[50, 1]])
  }

  @Test func `without a name the animation is the default one`() {
    // Critically damped, w t = pi at 0.25 s: 1 - (1 + pi) exp(-pi) = 0.821026.
    let shown = places(at: [0.25]) { $0.x.animation().wrappedValue = 100 }
    #expect(near(shown[0], [82.1026, 0]))
  }

  @Test func `the animation of a binding wins over that of withAnimation, nil too`() {
    let slow = places(at: [0.5]) { model in
      withAnimation(.linear(duration: 1)) {
        model.x.animation(.linear(duration: 2)).wrappedValue = 100
        model.y.animation(nil).wrappedValue = 2
      }
    }
    #expect(slow == [[25, 2]])
    let inherited = places(at: [0.5]) { model in
      withAnimation(.linear(duration: 1)) { model.x.wrappedValue = 100 }
    }
    #expect(inherited == [[50, 0]])
  }

  @Test func `a binding's transaction can be replaced and read`() {
    let shown = places(at: [0.5]) { model in
      var transaction = Transaction(animation: .linear(duration: 4))
      transaction.disablesAnimations = true
      var x = model.x.transaction(transaction)
      #expect(x.transaction.disablesAnimations)
      #expect(x.transaction.animation == .linear(duration: 4))
      #expect(model.x.transaction.animation == nil)
      x.transaction.animation = .linear(duration: 2)
      x.wrappedValue = 100
    }
    #expect(shown == [[25, 0]])
  }

  @Test func `a binding made of another one keeps its transaction`() {
    let shown = places(at: [0.5]) { model in
      let optional = Binding<Double?>(model.x.animation(.linear(duration: 1)))
      optional.wrappedValue = 100
      optional.wrappedValue = nil
      // Nothing to write to: the value is nil.
      #expect(Binding(model.other.animation()) == nil)
    }
    #expect(shown == [[50, 0]])
  }

  @Test func `a value of one's own reaches the modifiers, and its default where none is set`() {
    let transform: (inout Transaction) -> Void = { $0.animation = .linear(duration: $0.pace) }
    let plain = places(at: [0.5], transform: transform) { $0.x.wrappedValue = 100 }
    #expect(plain == [[50, 0]])
    let slow = places(at: [0.5], transform: transform) { model in
      withTransaction(\.pace, 4) { model.x.wrappedValue = 100 }
    }
    #expect(slow == [[12.5, 0]])
    let bound = places(at: [0.5], transform: transform) { model in
      var transaction = Transaction()
      transaction.pace = 2
      model.x.transaction(transaction).wrappedValue = 100
    }
    #expect(bound == [[25, 0]])
  }

  @Test func `of one key the inner value wins, and other keys and the animation are inherited`() {
    let log = Log()
    let transform: (inout Transaction) -> Void = { log.note("\($0.note) \($0.pace)") }
    let shown = places(at: [0.5], transform: transform) { model in
      withTransaction(\.pace, 4) {
        withTransaction(\.note, "outer") {
          withAnimation(.linear(duration: 1)) {
            withTransaction(\.note, "inner") { model.x.wrappedValue = 100 }
          }
        }
      }
    }
    #expect(shown == [[50, 0]])
    #expect(log.entries.last == "inner 4.0")
  }

  @Test func `writes with other values of one's own are updates of their own`() {
    // Both at once: 100 over 4 s, and 2 over 1 s.
    let transform: (inout Transaction) -> Void = { $0.animation = .linear(duration: $0.pace) }
    let shown = places(at: [0.5, 1], transform: transform) { model in
      withTransaction(\.pace, 4) { model.x.wrappedValue = 100 }
      withTransaction(\.pace, 1) { model.wrappedValue = Model(x: 200, y: 2) }
    }
    // Each change of the place is laid over the one before: at 0.5 r = 12.5 of 100, f = 0.5 towards 200.
    #expect(shown == [[106.25, 1], [200, 2]])
  }

  @Test(arguments: [(0, 50.0), (1, 12.5)])
  func `a transaction for a value and one for a body read what the author set`(
    other: Int, x: Double
  ) {
    let (stage, remote) = Remote.stage((x: 0.0, other: 0), columns: 200) { model in
      TopLeading {
        ZStack(alignment: .topLeading) {
          box("value").offset(x: model.x)
            .transaction(value: model.other) { $0.animation = .linear(duration: $0.pace) }
          box("body").transaction {
            $0.animation = .linear(duration: $0.pace)
          } body: {
            $0.offset(x: model.x)
          }
        }
      }
    }
    remote.perform(at: 0) {
      withTransaction(\.pace, 4) {
        withAnimation(.linear(duration: 1)) { remote.model = (100, other) }
      }
    }
    // The first is changed only where its value is; the second always.
    #expect(stage.at(0.5).frames("value").map(\.x) == [x])
    #expect(stage.at(0.5).frames("body").map(\.x) == [12.5])
  }
}

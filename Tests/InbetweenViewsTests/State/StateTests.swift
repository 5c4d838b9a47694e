import Inbetween
import Testing

/// State, bindings and what is evaluated for them.
@MainActor @Suite struct StateTests {
  private struct Counter: View {
    let log: Log
    @State private var x = 0

    var body: some View {
      let _ = log.note("body \(x)")
      Text("\(x)")
        .focusable()
        .onKeyPress("+") {
          x += 1
          x += 1
          log.note("newest \(x)")
          return .handled
        }
        .onKeyPress("0") {
          x += 0
          return .handled
        }
    }
  }

  @Test func `two writes in a handler add up and cost one evaluation`() {
    let log = Log()
    let stage = Stage(Counter(log: log))
    #expect(stage.at(0).text("0") != nil)
    stage.key("+", at: 0)
    #expect(stage.at(0).text("2") != nil)
    #expect(log.entries == ["body 0", "newest 2", "body 2"])
  }

  @Test func `writing an equal value evaluates nothing`() {
    let log = Log()
    let stage = Stage(Counter(log: log))
    _ = stage.at(0)
    stage.key("0", at: 0)
    _ = stage.at(1)
    #expect(log.entries == ["body 0"])
  }

  private struct Child: View {
    let title: String
    @State var count: Int

    var body: some View {
      Text("\(title) \(count)").onTapGesture { count += 1 }
    }
  }

  @Test func `state outlives new descriptions and ignores later first values`() {
    let (stage, remote) = Remote.stage("a") { Child(title: $0, count: $0.count * 10) }
    #expect(stage.at(0).text("a 10") != nil)
    stage.send(.tapNamed("a 10"), at: 0)
    remote.set("bbb", at: 0)
    #expect(stage.at(0).text("bbb 11") != nil)
  }

  @Test func `each branch and each id has a state of its own`() {
    let (stage, remote) = Remote.stage(1) { (number: Int) in
      VStack {
        if number < 3 { Child(title: "low", count: 0) } else { Child(title: "high", count: 0) }
        Child(title: "id", count: 0).id(number)
      }
    }
    stage.send(.tapNamed("low 0"), at: 0)
    stage.send(.tapNamed("id 0"), at: 0)
    #expect(stage.at(0).texts.map(\.text) == ["low 1", "id 1"])
    remote.set(2, at: 0)
    #expect(stage.at(0).texts.map(\.text) == ["low 1", "id 0"])
    remote.set(3, at: 0)
    #expect(stage.at(0).texts.map(\.text) == ["high 0", "id 0"])
    remote.set(2, at: 0)
    #expect(stage.at(0).texts.map(\.text) == ["low 0", "id 0"])
  }

  private struct Point: Equatable {
    var x = 0.0
    var y = 0.0
  }

  private struct Slider: View {
    @Binding var value: Double

    var body: some View {
      Text("\(Int(value))").onTapGesture { value += 10 }
    }
  }

  private struct Pair: View {
    @State private var point = Point()

    var body: some View {
      TopLeading {
        HStack(spacing: 1) {
          Slider(value: $point.x)
          Slider(value: $point.y.animation(.linear(duration: 1)))
          box("box").offset(x: point.x, y: point.y)
        }
      }
    }
  }

  @Test func `a binding reads and writes a part, and may carry an animation`() {
    let stage = Stage(Pair(), columns: 40, rows: 20)
    #expect(stage.at(0).frames("box") == [rect(4, 0, 1, 1)])
    stage.tap(0, 0, at: 0)
    #expect(stage.at(0).texts.map(\.text) == ["10", "0"])
    #expect(stage.at(0).frames("box") == [rect(15, 0, 1, 1)])
    stage.tap(3, 0, at: 1)
    #expect(stage.at(1.5).frames("box").map(\.y) == [5])
    #expect(stage.at(2).texts.map(\.text) == ["10", "10"])
  }

  @Test func `only the views that a binding's value reaches are evaluated`() {
    let stage = Stage(Pair(), columns: 40, rows: 20)
    _ = stage.at(0)
    stage.host.counters.reset()
    stage.tap(0, 0, at: 0)
    #expect(stage.host.counters.bodies == ["Pair": 1, "Slider": 2, "TopLeading": 1])
  }

  @Test func `bindings may be constant or made of closures`() {
    let log = Log()
    let stage = Stage(
      TopLeading {
        VStack(alignment: .leading, spacing: 0) {
          Slider(value: .constant(7))
          Slider(value: Binding(get: { 5 }, set: { log.note("\($0)") }))
        }
      })
    #expect(stage.at(0).texts.map(\.text) == ["7", "5"])
    stage.tap(0, 0, at: 0)
    stage.tap(0, 1, at: 0)
    #expect(stage.at(0).texts.map(\.text) == ["7", "5"])
    #expect(log.entries == ["15.0"])
  }

  private struct Doubled: DynamicProperty {
    @State private var stored = 1
    private(set) var shown = 0

    mutating func update() { shown = stored * 2 }
    func grow() { stored += 1 }
  }

  private struct WithOwnProperty: View {
    private var doubled = Doubled()

    var body: some View { Text("\(doubled.shown)").onTapGesture { doubled.grow() } }
  }

  @Test func `a property of the author's own holds state and prepares itself`() {
    let stage = Stage(WithOwnProperty())
    #expect(stage.at(0).text("2") != nil)
    stage.send(.tapNamed("2"), at: 0)
    #expect(stage.at(0).text("4") != nil)
  }

  private struct Heavy: View, Equatable {
    let number: Int
    let closure: () -> Void

    nonisolated static func == (lhs: Heavy, rhs: Heavy) -> Bool { lhs.number == rhs.number }
    var body: some View { Text("\(number)") }
  }

  private struct Plain: View {
    let number: Int
    let text: String

    var body: some View { Text("\(number) \(text)") }
  }

  @Test func `an equal description is not evaluated again`() {
    let (stage, remote) = Remote.stage(0) { (count: Int) in
      Heavy(number: count / 2) {}.equatable()
      Plain(number: 1, text: "one")
      Plain(number: count, text: "count")
    }
    stage.host.counters.reset()
    remote.set(1, at: 0)
    #expect(stage.host.counters.bodies == ["Controlled": 1, "Plain": 1])
    remote.set(2, at: 0)
    #expect(
      stage.host.counters.bodies == ["Controlled": 2, "Plain": 2, "EquatableView": 1, "Heavy": 1])
    #expect(stage.at(0).texts.map(\.text) == ["1", "1 one", "2 count"])
  }

  private struct Holder: View {
    let any: any Sendable
    let pair: (first: Int, second: any Sendable)
    @State private var count = 0

    var body: some View { Text("\(any) \(pair.first) \(count)").onTapGesture { count += 1 } }
  }

  @Test func `a view may hold values of any type beside its state`() {
    let stage = Stage(Holder(any: "text", pair: (7, 2.5)))
    _ = stage.at(0)
    stage.tap(15, 1, at: 0)
    #expect(stage.at(0).texts.map(\.text) == ["text 7 1"])
  }
}

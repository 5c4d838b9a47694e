import Inbetween
import Testing

/// What views hand up to those around them.
@MainActor @Suite struct PreferenceTests {
  private struct Titles: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) {
      value += nextValue()
    }
  }

  private struct Width: PreferenceKey {
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
      value = value ?? nextValue()
    }
  }

  private struct Titled: View {
    let title: String

    var body: some View { Text(title).preference(key: Titles.self, value: [title]) }
  }

  private struct Model {
    var names = ["a", "b"]
    var extra = 0
    var isShown = false
  }

  private func note(_ titles: [String], in log: Log) {
    log.note(titles.joined(separator: ","))
  }

  @Test func `values are put together in the order of the views, and told when they change`() {
    let log = Log()
    let (stage, remote) = Remote.stage(Model()) { model in
      VStack {
        Titled(title: "first")
        HStack { ForEach(model.names, id: \.self) { Titled(title: $0) } }
        Text("\(model.extra)")
      }
      .onPreferenceChange(Titles.self) { note($0, in: log) }
    }
    #expect(log.entries == ["first,a,b"])
    remote.perform(at: 0) { remote.model.extra = 1 }
    remote.perform(at: 0) { remote.model.names = ["b", "a"] }
    remote.perform(at: 0) { remote.model.names = ["b", "c"] }
    #expect(log.entries == ["first,a,b", "first,b,a", "first,b,c"])
    _ = stage.at(1)
  }

  @Test func `the default value is told where no view says anything`() {
    let log = Log()
    let (stage, remote) = Remote.stage(Model()) { model in
      VStack { if model.isShown { Titled(title: "x") } }
        .onPreferenceChange(Titles.self) { note($0, in: log) }
    }
    remote.perform(at: 0) { remote.model.isShown = true }
    // What is being removed says nothing any more.
    remote.perform(at: 1) { withAnimation(.linear(duration: 1)) { remote.model.isShown = false } }
    #expect(log.entries == ["", "x", ""])
    _ = stage.at(3)
  }

  @Test func `a value stands for those inside, and a transform changes them`() {
    let log = Log()
    let stage = Stage(
      VStack {
        VStack { Titled(title: "hidden") }.preference(key: Titles.self, value: ["outer"])
        HStack {
          Titled(title: "a")
          Titled(title: "b")
        }
        .transformPreference(Titles.self) { $0.append("and") }
        Text("nothing").transformPreference(Titles.self) { $0.append("default") }
      }
      .onPreferenceChange(Titles.self) { note($0, in: log) })
    _ = stage.at(0)
    #expect(log.entries == ["outer,a,b,and,default"])
  }

  private struct Measured: View {
    @State private var width: CGFloat?
    let text: String

    var body: some View {
      VStack {
        Text(text).background {
          GeometryReader { proxy in
            Color.clear.preference(key: Width.self, value: proxy.size.width)
          }
        }
        Text(verbatim: "\(width ?? -1)")
      }
      .onPreferenceChange(Width.self) { width = $0 }
    }
  }

  @Test func `a size that a reader measures reaches the view around in the same frame`() {
    let (stage, remote) = Remote.stage("four") { Measured(text: $0) }
    #expect(stage.at(0).texts.map(\.text) == ["four", "4.0"])
    remote.set("sixsix", at: 0)
    #expect(stage.at(0).texts.map(\.text) == ["sixsix", "6.0"])
  }

  private struct Sum: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Counted: View {
    let log: Log
    @State private var count = 1

    var body: some View {
      let _ = log.note("counted")
      Text("+").preference(key: Sum.self, value: count).onTapGesture { count += 1 }
    }
  }

  @Test func `views in front and behind show what those inside say`() {
    let log = Log()
    let stage = Stage(
      VStack {
        Counted(log: log)
        Text("2").preference(key: Sum.self, value: 2)
      }
      .overlayPreferenceValue(Sum.self, alignment: .bottomLeading) {
        Text("over \($0)").fixedSize()
      }
      .backgroundPreferenceValue(Sum.self) { Text("under \($0)").fixedSize() })
    #expect(stage.at(0).texts.map(\.text) == ["under 3", "+", "2", "over 3"])
    stage.send(.tapNamed("+"), at: 0)
    #expect(stage.at(0).texts.map(\.text) == ["under 4", "+", "2", "over 4"])
    #expect(log.entries == ["counted", "counted"])
  }

  /// A reader around it hears from one row what the row's own reader hears.
  @Test(arguments: [10, 10_000])
  func `a change among many that say nothing reads no more than among few`(count: Int) {
    let log = Log()
    let (stage, remote) = Remote.stage(0) { (number: Int) in
      VStack(spacing: 0) {
        Crowd(count: count)
        Text("n").preference(key: Sum.self, value: number)
      }
      .onPreferenceChange(Sum.self) { log.note("\($0)") }
    }
    stage.host.counters.reset()
    remote.set(7, at: 0)
    #expect(log.entries == ["0", "7"])
    #expect(stage.host.counters.bodies["Crowd"] == nil)
    #expect(stage.host.counters.layouts.isEmpty)
  }

  private struct Crowd: View {
    let count: Int

    var body: some View {
      VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("\($0)") } }
    }
  }
}

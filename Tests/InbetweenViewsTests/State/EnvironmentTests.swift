import Inbetween
import Testing

private enum DepthKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

private enum TitleKey: EnvironmentKey {
  static var defaultValue: String { "none" }
}

extension EnvironmentValues {
  fileprivate var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }

  fileprivate var title: String {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}

/// Environment, namespaces, builders and modifiers.
@MainActor @Suite struct EnvironmentTests {
  private struct Depth: View {
    @Environment(\.depth) private var depth

    var body: some View { Text("depth \(depth)") }
  }

  private struct Title: View {
    @Environment(\.title) private var title

    var body: some View { Text(title) }
  }

  @Test func `a value reaches the views inside and the nearest one wins`() {
    let stage = Stage(
      VStack {
        Depth()
        VStack {
          Depth()
          Depth().environment(\.depth, 7)
          Depth().transformEnvironment(\.depth) { $0 += 1 }
        }
        .environment(\.depth, 2)
      }, rows: 10)
    #expect(stage.at(0).texts.map(\.text) == ["depth 0", "depth 2", "depth 7", "depth 3"])
  }

  @Test func `a change reaches those who read the value and no others`() {
    let (stage, remote) = Remote.stage(0) { (count: Int) in
      VStack {
        Depth()
        Depth().environment(\.depth, 9)
        Title()
      }
      .environment(\.depth, count)
      .environment(\.title, "same")
    }
    stage.host.counters.reset()
    remote.set(5, at: 0)
    #expect(stage.host.counters.bodies == ["Controlled": 1, "Depth": 1])
    #expect(stage.at(0).texts.map(\.text) == ["depth 5", "depth 9", "same"])
  }

  @Test func `the host's environment is that of the root`() {
    var environment = EnvironmentValues()
    environment.depth = 4
    let host = ViewHost(Depth(), environment: environment, describesNodes: true)
    let picture = Picture(host.frame(at: 0, in: GridSize(columns: 20, rows: 1)))
    #expect(picture.texts.map(\.text) == ["depth 4"])
  }

  private struct Half: View {
    let isLeft: Bool
    @Namespace private var namespace

    var body: some View {
      Color.red.matchedGeometryEffect(id: "same", in: namespace).frame(
        width: isLeft ? 3 : 5, height: 1)
      Color.blue.matchedGeometryEffect(id: "same", in: namespace, isSource: false)
        .frame(width: 1, height: 1)
    }
  }

  @Test func `each view has a namespace of its own`() {
    let stage = Stage(
      TopLeading {
        HStack(spacing: 0) {
          Half(isLeft: true)
          Half(isLeft: false)
        }
      })
    #expect(
      stage.at(0).frames("same")
        == [rect(0, 0, 3, 1), rect(0, 0, 3, 1), rect(4, 0, 5, 1), rect(4, 0, 5, 1)])
  }

  private enum Mode: CaseIterable {
    case one
    case two
    case three
  }

  @ViewBuilder
  private static func content(_ mode: Mode, _ name: String?) -> some View {
    if let name { Text(name) }
    switch mode {
    case .one: Text("one")
    case .two:
      Text("two")
      Text("and a half")
    case .three: EmptyView()
    }
    if mode == .one { Text("first") } else if mode == .two { Text("second") } else { Text("third") }
    if mode == .three { Text("only third") }
  }

  @Test func `a builder takes conditions, choices and optional values`() {
    let (stage, remote) = Remote.stage((Mode.one, String?.none), rows: 10) { model in
      VStack { EnvironmentTests.content(model.0, model.1) }
    }
    #expect(stage.at(0).texts.map(\.text) == ["one", "first"])
    remote.set((.two, "name"), at: 0)
    #expect(stage.at(0).texts.map(\.text) == ["name", "two", "and a half", "second"])
    remote.set((.three, "other"), at: 0)
    #expect(stage.at(0).texts.map(\.text) == ["other", "third", "only third"])
    remote.set((.one, nil), at: 0)
    #expect(stage.at(0).texts.map(\.text) == ["one", "first"])
  }

  @Test func `a builder takes more than ten views`() {
    let stage = Stage(
      VStack {
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
        Text("7")
        Text("8")
        Text("9")
        Text("10")
        Text("11")
        Text("12")
      }, rows: 12)
    #expect(stage.at(0).texts.map(\.text) == (1...12).map(String.init))
    #expect(stage.at(0).texts.map(\.frame.y) == (0..<12).map(Double.init))
  }

  private struct Framed: ViewModifier {
    let mark: String
    @State private var count = 0

    func body(content: Content) -> some View {
      HStack(spacing: 1) {
        Text("\(mark)\(count)").onTapGesture { count += 1 }
        content
      }
    }
  }

  @Test func `a modifier has a body and a state, and keeps both while the content changes`() {
    let (stage, remote) = Remote.stage("text") { text in
      Text(text).modifier(Framed(mark: "a").concat(Framed(mark: "b")))
    }
    #expect(stage.at(0).texts.map(\.text) == ["b0", "a0", "text"])
    stage.send(.tapNamed("a0"), at: 0)
    stage.host.counters.reset()
    remote.set("other", at: 0)
    #expect(stage.at(0).texts.map(\.text) == ["b0", "a1", "other"])
    #expect(stage.host.counters.bodies == ["Controlled": 1])
  }

  private struct Twice: ViewModifier {
    func body(content: Content) -> some View {
      VStack {
        content
        content.padding(.leading, 2)
      }
    }
  }

  @Test func `a modifier may show its content twice`() {
    let (stage, remote) = Remote.stage("a") { Text($0).modifier(Twice()) }
    #expect(stage.at(0).texts.map(\.text) == ["a", "a"])
    remote.set("b", at: 0)
    #expect(stage.at(0).texts.map(\.text) == ["b", "b"])
  }

  @Test func `a group gives each of its views the modifier and arranges nothing`() {
    let stage = Stage(
      TopLeading {
        HStack(spacing: 0) {
          Group {
            box("a", 1)
            box("b", 2)
          }
          .padding(.leading, 3)
          box("c", 1)
        }
      })
    let picture = stage.at(0)
    #expect(["a", "b", "c"].flatMap { picture.frames($0) }.map(\.x) == [3, 7, 9])
  }

  @Test func `a view of any type changes its identity with the type`() {
    let (stage, remote) = Remote.stage(0) { (count: Int) in
      count < 2 ? AnyView(Depth().environment(\.depth, count)) : AnyView(Text("text"))
    }
    #expect(stage.at(0).texts.map(\.text) == ["depth 0"])
    stage.host.counters.reset()
    remote.set(1, at: 0)
    #expect(stage.at(0).texts.map(\.text) == ["depth 1"])
    remote.set(2, .linear(duration: 1), at: 0)
    #expect(stage.at(0.5).texts.map(\.text) == ["depth 1", "text"])
    #expect(stage.at(0.5).nodes.map(\.opacity) == [0.5, 0.5])
    #expect(stage.at(1).texts.map(\.text) == ["text"])
  }
}

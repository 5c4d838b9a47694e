import Inbetween
import Testing

/// Nothing is kept that is not shown any more.
@MainActor @Suite struct LifetimeTests {
  /// Something that a view holds.
  private final class Token {}

  /// A view that holds a token in its description, its state and its closures.
  private struct Holder: View {
    let token: Token
    @State private var kept: Token?
    @State private var count = 0
    @Environment(\.colorScheme) private var scheme
    @Namespace private var namespace

    var body: some View {
      Text("\(count) \(scheme == .dark)")
        .matchedGeometryEffect(id: 1, in: namespace)
        .background { Color.red }
        .modifier(Tinted(token: token))
        .animation(.linear, value: count)
        .onTapGesture {
          count += 1
          kept = token
        }
        .onAppear { kept = token }
        .onDisappear { _ = token }
    }
  }

  private struct Tinted: ViewModifier {
    let token: Token
    @State private var isOn = false

    func body(content: Content) -> some View {
      content.foregroundStyle(isOn ? Color.red : .blue).onAppear { isOn = true }
    }
  }

  @Test func `a host that is dropped frees its views`() {
    weak var weakToken: Token?
    weak var weakHost: ViewHost?
    do {
      let token = Token()
      weakToken = token
      let stage = Stage(Holder(token: token))
      weakHost = stage.host
      _ = stage.at(0)
      stage.tap(15, 1, at: 0.1)
      _ = stage.at(0.2)
      #expect(stage.at(0.2).text("1 true") != nil)
    }
    #expect(weakHost == nil)
    #expect(weakToken == nil)
  }

  @Test func `a host that is dropped in mid-flight frees its views`() {
    weak var weakToken: Token?
    do {
      let token = Token()
      weakToken = token
      let (stage, remote) = Remote.stage(true) { isOn in
        if isOn { Holder(token: token) } else { Holder(token: token).offset(x: 3) }
      }
      remote.set(false, .linear(duration: 1), at: 0)
      #expect(stage.at(0.5).nextUpdate != nil)
      stage.tap(15, 1, at: 0.5)
    }
    #expect(weakToken == nil)
  }

  @Test(arguments: [nil, Animation.linear(duration: 1)])
  func `a view that has gone is freed while the host lives`(animation: Animation?) {
    weak var weakToken: Token?
    var token: Token? = Token()
    weakToken = token
    let box = Box(token)
    let (stage, remote) = Remote.stage(true) { isOn in
      VStack {
        if isOn, let token = box.token { Holder(token: token) }
        Text("stays")
      }
    }
    _ = stage.at(0.1)
    token = nil
    remote.set(false, animation, at: 0.2)
    box.token = nil
    if animation != nil { #expect(weakToken != nil) }
    _ = stage.at(2)
    // The frame after the removal draws without it.
    _ = stage.at(2.1)
    #expect(stage.at(2.1).nextUpdate == nil)
    #expect(weakToken == nil)
  }

  private final class Box {
    var token: Token?
    init(_ token: Token?) { self.token = token }
  }

  @Test func `a button that is held while its view goes does nothing when it is let go`() {
    let log = Log()
    let (stage, remote) = Remote.stage(true) { isOn in
      if isOn { Color.red.onTapGesture { log.note("tap") } }
    }
    let place = CellPoint(column: 1, row: 1)
    stage.send(.mouse(MouseEvent(.press, at: place)), at: 0)
    remote.set(false, at: 0.1)
    _ = stage.at(0.2)
    stage.send(.mouse(MouseEvent(.release, at: place)), at: 0.3)
    #expect(log.entries == [])
  }

  @Test func `a view that moves and goes in one event leaves no trace in others`() {
    struct Model {
      var isShown = true
      var shift = 0.0
    }
    let (stage, remote) = Remote.stage(Model()) { model in
      TopLeading {
        VStack(alignment: .leading, spacing: 0) {
          if model.isShown {
            box("gone", 3).offset(x: model.shift).opacity(1 - model.shift / 20)
          }
          box("a", 5).offset(x: 1)
          box("b", 6).opacity(0.5)
        }
      }
    }
    remote.perform(at: 0.1) {
      remote.model.shift = 9
      withTransaction(\.isContinuous, true) { remote.model.isShown = false }
    }
    let picture = stage.at(0.1)
    #expect(picture.frames("a") == [rect(1, 0, 5, 1)])
    #expect(picture.frames("b") == [rect(0, 1, 6, 1)])
    #expect(picture.all("b").map(\.opacity) == [0.5])
    #expect(picture.all("gone").isEmpty)
  }

  @Test func `what has settled asks for nothing, however often it moved`() {
    let (stage, remote) = Remote.stage(0) { (count: Int) in
      VStack {
        if count.isMultiple(of: 2) { box("even", 3) } else { box("odd", 4) }
        ForEach(0..<(3 + count % 3), id: \.self) { box("row \($0)", 2).offset(x: Double(count)) }
      }
      .opacity(count.isMultiple(of: 2) ? 1 : 0.5)
    }
    var time = 0.0
    for count in 1...30 {
      time += count.isMultiple(of: 5) ? 2 : 0.1
      remote.set(count, count.isMultiple(of: 7) ? nil : .spring(bounce: 0.2), at: time)
      #expect(stage.at(time).nextUpdate == time || count.isMultiple(of: 7))
    }
    let settled = stage.at(time + 10)
    #expect(settled.nextUpdate == nil)
    #expect(settled.all("even").count == 1 && settled.all("odd").isEmpty)
    #expect(settled.nodes.allSatisfy { $0.phase == .present })
    #expect(stage.at(time + 20).list.changes.isEmpty)
  }

  @Test(arguments: [10, 10_000])
  func `an update costs the same beside 10 and 10,000 unrelated views`(count: Int) {
    let stage = Stage(Crowd(count: count), columns: 40, rows: 20)
    _ = stage.at(0)
    stage.host.counters.reset()
    stage.key("n", at: 0)
    _ = stage.at(0)
    #expect(stage.host.counters.bodies == ["Mover": 1])
    let layouts = stage.host.counters.layouts
    // The box that grows is measured as often as its column asks, and what is around it.
    #expect(layouts.values.reduce(0, +) <= 16, "\(layouts)")
    stage.host.counters.reset()
    _ = stage.at(0.5)
    #expect(stage.host.counters == UpdateCounters())
  }

  private struct Crowd: View {
    let count: Int

    var body: some View {
      VStack(spacing: 0) {
        Mover()
        ForEach(0..<count, id: \.self) { Text("\($0)") }
      }
    }
  }

  private struct Mover: View {
    @State private var width = 4.0

    var body: some View {
      Color.red
        .frame(width: width, height: 1)
        .focusable()
        .onKeyPress("n") {
          withAnimation(.linear(duration: 1)) { width += 4 }
          return .handled
        }
    }
  }
}

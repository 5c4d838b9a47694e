import Inbetween
import Testing

/// Mistakes in views end in a warning, not in a program that hangs.
@MainActor
@Suite struct WarningTests {
  private struct Restless: View {
    @State private var count = 0

    var body: some View {
      count += 1
      return Text("steady").onTapGesture { count = 0 }
    }
  }

  private struct Echo: View {
    @State private var isOn = false
    @State private var flips = 0

    var body: some View {
      Group {
        if isOn {
          Text("on").onAppear { flip() }
        } else {
          Text("off").onAppear { flip() }
        }
      }
    }

    private func flip() {
      flips += 1
      isOn.toggle()
    }
  }

  private let window = GridSize(columns: 10, rows: 1)

  @Test func `a body that changes its own state is stopped, and named once`() throws {
    let host = ViewHost(Restless())
    for time in [0.0, 1, 2] { _ = host.frame(at: time, in: window) }
    try host.send(.tapNamed("steady"), at: 3)
    #expect(host.warnings.count == 1)
    #expect(host.warnings[0].contains("Restless"))
    #expect(host.frame(at: 4, in: window).list.items.count == 1)
  }

  @Test func `views that call each other up are stopped`() {
    let host = ViewHost(Echo())
    _ = host.frame(at: 0, in: window)
    #expect(host.warnings.count == 1)
  }

  private struct Hasty: View {
    @State private var count = 0

    var body: some View {
      let _ = { if count == 0 { count = 1 } }()
      Text("count \(count)")
    }
  }

  private struct Parent: View {
    @State private var count = 0

    var body: some View { Child(count: $count) }
  }

  private struct Child: View {
    @Binding var count: Int

    var body: some View {
      let _ = { if count == 0 { count = 1 } }()
      Text("count \(count)")
    }
  }

  private func warnings(of host: ViewHost, showing text: String) -> [String] {
    // Somebody who asks for the time of changes is there in a terminal.
    host.onInvalidate = { 0 }
    _ = host.frame(at: 0, in: window)
    let frame = host.frame(at: 1, in: window)
    #expect(frame.nextUpdate == nil)
    #expect(Picture(frame).texts.map(\.text) == [text])
    return host.warnings
  }

  @Test func `a state changed in its first body is shown, with a warning`() {
    let own = warnings(of: ViewHost(Hasty(), describesNodes: true), showing: "count 1")
    #expect(own.count == 1)
    #expect(own.first?.contains("Hasty changed a state while its body was evaluated") == true)
    let bound = warnings(of: ViewHost(Parent(), describesNodes: true), showing: "count 1")
    #expect(bound.count == 1)
    #expect(bound.first?.contains("Child changed a state while its body was evaluated") == true)
  }

  /// Counts how often its handlers ran, of which each causes the next.
  private struct Climbing: View {
    let log: Log
    @State private var count = 0

    var body: some View {
      Text("\(count)")
        .onAppear { count += 1 }
        .onChange(of: count) {
          log.note("\(count)")
          count += 1
        }
    }
  }

  @Test func `a view that never settles is given up for each frame after a few changes`() {
    let log = Log()
    let host = ViewHost(Climbing(log: log))
    var counts: [Int] = []
    for time in [0.0, 0, 1, 2] {
      // It wants to go on, but no two times in one frame.
      #expect(host.frame(at: time, in: window).nextUpdate == time)
      counts.append(log.entries.count)
    }
    #expect(counts[0] > 0 && counts[0] <= 20)
    #expect(counts[1] == counts[0])
    #expect(counts[2] > counts[1] && counts[3] - counts[2] <= 20)
    #expect(host.warnings.count == 1)
    #expect(host.warnings.first?.contains("Climbing") == true)
  }

  @Test func `an update that ends gives no warning`() throws {
    let host = ViewHost(Text("still").onAppear {})
    _ = host.frame(at: 0, in: window)
    #expect(host.warnings.isEmpty)
  }
}

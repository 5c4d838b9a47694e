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

  @Test func `an update that ends gives no warning`() throws {
    let host = ViewHost(Text("still").onAppear {})
    _ = host.frame(at: 0, in: window)
    #expect(host.warnings.isEmpty)
  }
}

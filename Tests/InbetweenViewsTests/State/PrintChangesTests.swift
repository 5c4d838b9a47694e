import Inbetween
import Observation
import Testing

/// What is told of why a body is evaluated.
@MainActor @Suite struct PrintChangesTests {
  @Observable final class Store {
    var name = "n"
  }

  private final class Old: ObservableObject {
    @Published var count = 0
  }

  private struct Child: View {
    let title: String
    let store: Store
    @Binding var shared: Int
    @State private var taps = 0
    @Environment(\.colorScheme) private var scheme
    @ObservedObject var old: Old

    var body: some View {
      let _ = Self._printChanges()
      Text("\(title) \(store.name) \(shared) \(taps) \(scheme == .dark) \(old.count)")
        .onTapGesture { taps += 1 }
    }
  }

  private struct Parent: View {
    let model: Model
    let store: Store
    let old: Old
    @State private var shared = 0

    var body: some View {
      VStack {
        Child(title: model.title, store: store, shared: $shared, old: old)
        Text("share").onTapGesture { shared += 1 }
      }
      .environment(\.colorScheme, model.scheme)
    }
  }

  private struct Model {
    var title = "t"
    var scheme = ColorScheme.dark
  }

  @Test func `each cause has its name`() {
    let (store, old) = (Store(), Old())
    let (stage, remote) = Remote.stage(Model(), columns: 60) { model in
      Parent(model: model, store: store, old: old)
    }
    #expect(
      stage.host.printedChanges == [
        "Child: @self, @identity, _shared, _taps, _scheme, _old changed."
      ])
    let steps: [(String, () -> Void)] = [
      ("@self", { remote.perform(at: 0) { remote.model.title = "u" } }),
      ("@dependencies", { remote.perform(at: 0) { store.name = "m" } }),
      ("_shared", { stage.send(.tapNamed("share"), at: 0) }),
      ("_taps", { stage.send(.tapNamed("u m 1 0 true 0"), at: 0) }),
      ("_scheme", { remote.perform(at: 0) { remote.model.scheme = .light } }),
      ("_old", { remote.perform(at: 0) { old.count = 3 } }),
    ]
    for (name, change) in steps {
      change()
      #expect(stage.host.printedChanges.last == "Child: \(name) changed.")
    }
    #expect(stage.host.printedChanges.count == 7)
    #expect(stage.at(0).text("u m 1 1 false 3") != nil)
  }

  private struct Tinted: ViewModifier {
    @State private var isOn = false

    func body(content: Content) -> some View {
      let _ = Self._printChanges()
      content.opacity(isOn ? 1 : 0.5).onTapGesture { isOn.toggle() }
    }
  }

  @Test func `a modifier tells it too`() {
    let stage = Stage(Text("x").modifier(Tinted()))
    _ = stage.at(0)
    stage.send(.tapNamed("x"), at: 0)
    #expect(
      stage.host.printedChanges == [
        "Tinted: @self, @identity, _isOn changed.", "Tinted: _isOn changed.",
      ])
  }
}

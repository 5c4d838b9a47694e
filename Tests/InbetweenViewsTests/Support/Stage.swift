import Inbetween

/// A view on a window of engine cells (one point each), driven by a test.
@MainActor
final class Stage {
  let host: ViewHost
  var size: GridSize

  init<Content: View>(
    _ content: Content, columns: Int = 30, rows: Int = 3, metrics: CellMetrics = .unit
  ) {
    size = GridSize(columns: columns, rows: rows)
    host = ViewHost(content, size: size, metrics: metrics, describesNodes: true)
  }

  /// Returns what is shown at a time.
  func at(_ time: Double) -> Picture { Picture(host.frame(at: time, in: size)) }

  /// Presses a key, by the character that it types.
  @discardableResult
  func key(_ key: KeyEquivalent, at time: Double) -> Handled {
    press(KeyPress(key), at: time)
  }

  @discardableResult
  func press(_ key: KeyPress, at time: Double) -> Handled {
    send(.key(key), at: time)
  }

  /// Sends an event that cannot fail.
  @discardableResult
  func send(_ event: InputEvent, at time: Double) -> Handled {
    do {
      return try host.send(event, at: time)
    } catch {
      preconditionFailure("\(event) failed: \(error)")
    }
  }

  /// Taps a place in the window.
  @discardableResult
  func tap(_ column: Double, _ row: Double, at time: Double) -> Handled {
    send(.tap(CellPoint(column: column, row: row)), at: time)
  }
}

extension Stage {
  /// Presses, moves or lets go of the first mouse button at a place.
  @discardableResult
  func mouse(
    _ action: MouseEvent.Action, _ column: Double, _ row: Double = 0,
    modifiers: EventModifiers = [], at time: Double
  ) -> Handled {
    send(
      .mouse(
        MouseEvent(action, at: CellPoint(column: column, row: row), modifiers: modifiers)),
      at: time)
  }

  /// Moves the mouse while no button is down.
  func point(_ column: Double, _ row: Double = 0, at time: Double) {
    send(
      .mouse(MouseEvent(.move, at: CellPoint(column: column, row: row), button: nil)), at: time)
  }
}

/// Runs what a test asks for in an event's handler: the key `!` on the view that it is put around.
@MainActor
final class Remote<Model> {
  fileprivate var binding: Binding<Model>?
  fileprivate var action: () -> Void = {}
  private weak var stage: Stage?

  /// The newest value of the model.
  var model: Model {
    get {
      guard let binding else { preconditionFailure("the view has not appeared") }
      return binding.wrappedValue
    }
    set { binding?.wrappedValue = newValue }
  }

  /// Makes a stage for a view of a model that is a `@State` of its root.
  static func stage<Content: View>(
    _ model: Model, columns: Int = 30, rows: Int = 3, metrics: CellMetrics = .unit,
    @ViewBuilder content: @escaping (Model) -> Content
  ) -> (stage: Stage, remote: Remote) {
    let remote = Remote()
    let stage = Stage(
      Controlled(model: model, remote: remote, content: content), columns: columns, rows: rows,
      metrics: metrics)
    _ = stage.at(0)
    remote.stage = stage
    return (stage, remote)
  }

  /// Runs a handler at a time.
  func perform(at time: Double, _ action: @escaping () -> Void) {
    self.action = action
    guard let stage else { preconditionFailure("the stage has gone: a test keeps it to its end") }
    stage.key("!", at: time)
  }

  /// Sets the model at a time, with an animation or without.
  func set(_ model: Model, _ animation: Animation? = nil, at time: Double) {
    perform(at: time) { withAnimation(animation) { self.model = model } }
  }
}

/// A view of a model that a remote control changes.
private struct Controlled<Model, Content: View>: View {
  @State var model: Model
  let remote: Remote<Model>
  let content: (Model) -> Content

  var body: some View {
    // The stack has the focus also while it is empty.
    VStack(spacing: 0) { content(model) }
      .focusable()
      .onKeyPress("!") {
        remote.action()
        return .handled
      }
      .onAppear { remote.binding = $model }
  }
}

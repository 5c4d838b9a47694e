import Foundation
import InbetweenDrawing
import InbetweenMotion

/// Runs a view: it takes events, keeps the state, and gives frames.
///
/// Not in SwiftUI. The same events at the same times give the same frames, whichever frames are asked for.
/// The tree is mounted at time 0 by the first call, whatever its time. Times are seconds since then.
@MainActor
public final class ViewHost: FrameSource {
  /// How often bodies were evaluated and views measured.
  public var counters: UpdateCounters {
    get { graph.counters }
    set { graph.counters = newValue }
  }
  /// The mistakes that were found in the views, each once.
  public var warnings: [String] { graph.warnings }
  /// What to call when something outside of events changed the state; it returns that change's time.
  public var onInvalidate: (@MainActor () -> TimeInterval)?

  let graph: ViewGraph
  private(set) var root: RootNode?
  private(set) var size: GridSize
  var focus = FocusTracker()
  private let makeRoot: @MainActor (ViewGraph, EnvironmentScope) -> RootNode
  var environment: EnvironmentValues
  /// The environment of the whole tree.
  private(set) var rootScope: EnvironmentScope?
  private let describesNodes: Bool
  /// What lies under the picture.
  var background: RGBA
  /// The colour that the terminal gives text, where it told.
  var foreground: RGBA?
  private var list: DisplayList?
  private var shapes: [ShapeElement] = []
  private var effects: [GeometryEffectElement] = []
  private var gradientOwners: [DrawingElement] = []
  private var shadows: [ShadowLayer] = []
  private var pins: [SectionPin] = []
  /// Whether an event's handler is running, whose changes have the event's time.
  var isHandlingEvent = false
  /// What may become of the mouse button's last press.
  var pointer: PointerSession?
  /// What may become of the last tap by a key.
  var keyTaps: PointerSession?
  /// The views that the mouse is over.
  var hovered: [HoveredElement] = []

  /// Creates a host for a view; nothing is evaluated yet.
  ///
  /// `size` holds until an event or a frame brings another one. `describesNodes` has the frames tell names,
  /// types and paths of what they show, as a dump needs them.
  public init<Content: View>(
    _ content: Content, size: GridSize = GridSize(columns: 80, rows: 24),
    metrics: CellMetrics = .terminal, environment: EnvironmentValues = EnvironmentValues(),
    background: RGBA = .black, describesNodes: Bool = false
  ) {
    self.size = size
    self.environment = environment
    self.background = background
    self.describesNodes = describesNodes
    makeRoot = { RootNode(content, graph: $0, environment: $1) }
    var layOut: (() -> Void)?
    graph = ViewGraph(metrics: metrics) { layOut?() }
    layOut = { [weak self] in self?.layOut() }
    graph.willWrite = { [weak self] in self?.stateWillChange() }
    graph.followFocus = { [weak self] in self?.moveFocus(boundTo: $0) ?? false }
  }

  /// Whether motion is reduced, as `accessibilityReduceMotion` tells the views.
  public var reducesMotion: Bool {
    get { environment.accessibilityReduceMotion }
    set {
      environment.accessibilityReduceMotion = newValue
      rootScope?.update(transform: windowEnvironment)
    }
  }

  // MARK: Frames

  public func frame(at time: TimeInterval, in size: GridSize) -> Frame {
    graph.running {
      advance(to: time)
      resize(to: size)
      graph.flush()
      graph.showFollowers()
      dropGoneGestures()
      showScrolledViews()
      graph.stageDidEnd?(.events)
      present()
      graph.stageDidEnd?(.present)
    }
    // The list is always there once it was presented.
    let list = list ?? DisplayList(size: size, metrics: graph.grid.metrics, background: background)
    let goesOn = graph.animator.isMoving || graph.needsFlush
    return Frame(
      list: list, nextUpdate: goesOn ? graph.now : graph.animator.nextDeadline(),
      nextWake: graph.nextWake())
  }

  /// Has the tree made, at time 0, if it is not there yet.
  func mount() {
    guard root == nil else { return }
    let scope = EnvironmentScope(parent: nil, graph: graph, transform: windowEnvironment)
    rootScope = scope
    followPreferredScheme()
    graph.mount { root = makeRoot(graph, scope) }
  }

  /// Handles what waits, and what falls due until a time, which becomes the present.
  func advance(to time: TimeInterval) {
    graph.running {
      mount()
      graph.flush()
      graph.advance(to: max(time, graph.now))
    }
  }

  func resize(to size: GridSize) {
    guard size != self.size else { return }
    self.size = size
    graph.setNeedsLayout()
    graph.setNeedsRebuild()
    graph.flush()
  }

  private func layOut() {
    guard !size.isEmpty else { return }
    let metrics = graph.grid.metrics
    root?.layOut(
      in: LayoutSize(
        width: Double(size.columns) * metrics.width, height: Double(size.rows) * metrics.height))
  }

  /// Has a change from outside of events begin at its own time.
  private func stateWillChange() {
    guard !isHandlingEvent, let onInvalidate else { return }
    advance(to: onInvalidate())
  }

  // MARK: The picture

  private func present() {
    if graph.needsRebuild || list == nil {
      rebuild()
    } else {
      list?.beginFrame()
    }
    guard !size.isEmpty else {
      // Nothing is drawn into an empty window, so there is no place for what moves.
      _ = graph.takePatches()
      return
    }
    guard var list = list.take() else { return }
    graph.animator.present(into: &list, at: graph.now)
    graph.matcher.present(into: &list, at: graph.now)
    list.clusters = graph.clusters
    for element in graph.takePatches() where element.build == list.generation {
      element.patch(&list)
    }
    for shape in shapes { shape.showShape(in: &list) }
    for effect in effects where effect.isMoving { effect.showEffect(in: &list) }
    for element in gradientOwners { element.showGradient(in: &list) }
    for pin in pins { pin.show(in: &list) }
    for element in graph.scrolling where element.build == list.generation {
      element.showIndicators(in: &list)
    }
    graph.endFollowing()
    for layer in shadows { layer.show(in: &list, at: graph.now) }
    self.list = list
  }

  private func rebuild() {
    let old = list
    var fresh = DisplayList(
      size: size, metrics: graph.grid.metrics, background: background, clusters: graph.clusters,
      generation: (old?.generation ?? 0) + 1, sequence: (old?.sequence ?? 0) + 1)
    list = nil
    graph.beginPicture(fresh.generation)
    let builder = PictureBuilder(list: fresh, describesNodes: describesNodes)
    if !size.isEmpty {
      fillWindow(in: builder)
      root?.element?.draw(into: builder)
    }
    fresh = builder.list
    fresh.clusters = graph.clusters
    shapes = builder.shapes
    effects = builder.effects
    gradientOwners = builder.gradientOwners
    shadows = builder.shadows
    pins = builder.pins
    list = fresh
    // All that was to be patched has been drawn as it is now, and places in the old list mean nothing here.
    _ = graph.takePatches()
    graph.pictureDidRebuild()
  }
}

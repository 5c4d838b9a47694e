import InbetweenDrawing

extension Transition where Self == MoveTransition {
  /// The view comes in over one of its edges, and goes out over the same one.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension AnyTransition {
  /// The view comes in over one of its edges, and goes out over the same one.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
}

/// Moves a view in and out by its own width or height.
public nonisolated struct MoveTransition: Transition {
  /// The edge that the view comes from and goes to.
  public var edge: Edge

  /// Creates the transition.
  public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeMove(edge: phase.isIdentity ? nil : edge))
  }
}

/// Has layout place a view beyond one of its edges; nil leaves it at its place.
nonisolated struct EdgeMove: ViewModifier {
  typealias Body = Never

  let edge: Edge?

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension EdgeMove: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> EdgeMoveElement {
    EdgeMoveElement(node: node, child: child)
  }

  @MainActor func apply(to element: EdgeMoveElement) { element.edge = edge }
}

extension EdgeMove {
  /// Comes over one edge and goes over the opposite one.
  init(edge: Edge, in phase: TransitionPhase) {
    switch phase {
    case .willAppear: self.edge = edge
    case .identity: self.edge = nil
    case .didDisappear: self.edge = edge.opposite
    }
  }
}

extension Edge {
  /// The side on the other side.
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}

/// Places its child beyond an edge, so that what is inside moves as after any change of layout.
final class EdgeMoveElement: UnaryElement {
  var edge: Edge? {
    didSet {
      guard edge != oldValue else { return }
      movePass = graph.passSerial
      setNeedsLayout()
    }
  }
  private var movePass: UInt64?

  override func didPlace(proposal: Proposal) {
    let place = rect.origin + shift
    // The move may have an animation of its own, which a change of the place around it has not.
    guard movePass == graph.passSerial, !node.outerTransactions.isEmpty else {
      return child.place(at: place, proposal: proposal)
    }
    graph.placing(by: transaction) { child.place(at: place, proposal: proposal) }
  }

  override func shift(at time: Double) -> LayoutPoint {
    child.shift(at: time) + shift
  }

  /// How far from its own place the child is placed.
  var shift: LayoutPoint {
    switch edge {
    case .top: LayoutPoint(x: 0, y: -rect.height)
    case .bottom: LayoutPoint(x: 0, y: rect.height)
    case .leading: LayoutPoint(x: -rect.width, y: 0)
    case .trailing: LayoutPoint(x: rect.width, y: 0)
    case nil: .zero
    }
  }
}

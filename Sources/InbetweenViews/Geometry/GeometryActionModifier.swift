/// Has a closure called when something about a view's geometry changes.
public nonisolated struct _GeometryActionModifier<Value: Equatable>: ViewModifier {
  public typealias Body = Never

  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _GeometryActionModifier: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> GeometryActionElement<Value> {
    let element = GeometryActionElement<Value>(node: node, child: child)
    element.graph.surroundings.add(element)
    return element
  }

  @MainActor func apply(to element: GeometryActionElement<Value>) { element.modifier = self }
}

/// Calls a closure when something about its child's geometry has changed.
final class GeometryActionElement<Value: Equatable>: UnaryElement, GeometrySource {
  var readPlaces = ReadPlaces()
  var modifier: _GeometryActionModifier<Value>? {
    didSet {
      // Another closure may tell something else: it is asked after layout.
      evaluatedSize = nil
      graph.setNeedsLayout()
    }
  }
  private var value: Value?
  private var evaluatedSize: LayoutSize?
  private var hasPlace = false

  override func didPlace(proposal: Proposal) {
    super.didPlace(proposal: proposal)
    hasPlace = true
  }

  func noteMove() {
    guard isMounted, hasPlace, let modifier else { return }
    guard evaluatedSize != rect.size || hasMoved else { return }
    evaluatedSize = rect.size
    renewReadPlaces()
    let new = modifier.transform(GeometryProxy(self, size: rect.size))
    guard new != value else { return }
    let old = value ?? new
    value = new
    graph.afterUpdate { modifier.action(old, new) }
  }
}

extension View {
  /// Calls a closure with something about the view's geometry, once the view has come and after each update
  /// that changed it.
  ///
  /// Shape: what `transform` is told is what layout gave, which is where animations end. What the closure
  /// changes is shown in the same frame.
  nonisolated public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier(transform: transform) { _, new in action(new) })
  }

  /// Calls a closure with the old and the new value of something about the view's geometry.
  ///
  /// Edges: the first time, once the view has come, both are the first value.
  nonisolated public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier(transform: transform, action: action))
  }
}
